import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { fault, textValue } from '../../../forms/kit/check.ts';
import { FieldCell, FieldFrame } from '../../../forms/kit/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import type { CaptchaProvider } from '../../../types/config.gen.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { useCaptcha } from './use-captcha.ts';

export const captcha: Kind<FieldOf<'captcha'>> = {
  Control: IfConfigured,
  check: ({ name }, { values, conditions, texts }) =>
    conditions.captcha && !values[name] ? fault('captcha', texts.captchaNeeded) : undefined,
  sent: ({ name }, values) => textValue(values, name) || undefined,
  kept: 'never',
  proof: true,
  bare: true, // no cell if no captcha is configured
};

/** The captcha of `integrations.json`; renders nothing if none is configured. */
function IfConfigured({ field }: { field: FieldOf<'captcha'> }) {
  const { integrations } = useConfigFormContext();
  return integrations.captcha ? <Captcha field={field} {...integrations.captcha} /> : null;
}

interface Props {
  field: FieldOf<'captcha'>;
  provider?: CaptchaProvider;
  siteKey: string;
  script: string;
}

function Captcha({ field, provider = 'recaptcha', siteKey, script }: Props) {
  const { base, texts } = useConfigFormContext();
  const { setValue } = useFormContext<Values>();
  const { state, container, retry } = useCaptcha({
    provider,
    siteKey,
    script,
    onToken: (token) => setValue(field.name, token, { shouldValidate: token !== '' }),
  });
  const id = fieldId(base, field.name);
  const text = {
    waiting: undefined,
    loading: texts.captchaLoading,
    ready: undefined,
    expired: texts.captchaExpired,
    blocked: texts.captchaBlocked,
    failed: texts.captchaFailed,
  }[state];
  const broken = state === 'blocked' || state === 'failed';
  return (
    <FieldCell data-js-only hidden={state === 'waiting'}>
      <FieldFrame field={{ ...field, required: true }} id={id} layout="group">
        {() => (
          <>
            <Holder data-state={state}>
              <Box ref={container} />
              <Message
                role={broken || state === 'expired' ? 'alert' : 'status'}
                color="textSecondary"
              >
                {text && <RichText text={text} />}
              </Message>
            </Holder>
            {broken && (
              <Retry type="button" variant="outlined" onClick={retry}>
                {texts.tryAgain}
              </Retry>
            )}
          </>
        )}
      </FieldFrame>
    </FieldCell>
  );
}

/** As tall as the tallest of the services' boxes, so that nothing moves when it is loaded. */
const Holder = styled('div')({ display: 'grid', gap: 8, alignItems: 'center', minWidth: 0 });

const whileLoading = { '[data-state=loading] > &': { gridArea: '1 / 1' } };

const Box = styled('div')({
  ...whileLoading,
  minHeight: 78,
  width: 'min(100%, 304px)',
  borderRadius: 'var(--radius)',
  '[data-invalid] &': { boxShadow: '0 0 0 2px var(--error)' },
  '[data-state=blocked] > &': { display: 'none' },
});

const Message = styled(Typography)({ ...whileLoading, '&:empty': { display: 'none' } });

const Retry = styled(Button)({ justifySelf: 'start' });
