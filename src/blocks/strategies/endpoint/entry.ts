import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { EndpointIntegration, EndpointSubmit, SendTo } from '../../../types/config.gen.ts';

export const endpoint: StrategyEntry<EndpointSubmit> = {
  service: 'endpoint',
  queues: true,
  repeats: true,
  takesFiles: ({ format }) => format === 'multipart',
  asksBeforeRepeat: ({ endpoint: service }) => !service?.idempotencyKey,
  native: (submit, { endpoint: service }, { pageUrl }) => {
    const chosen = service && chosenEndpoint(service, submit, []);
    return (
      chosen && {
        action: chosen.url,
        method: 'post',
        encType: 'multipart/form-data',
        inputs: { ...fixedFields(chosen, submit.formName), page: pageUrl },
      }
    );
  },
};

/**
 * The service with the address to which a form goes: by what was chosen, else that of the form, else that of all.
 * An address that is turned off (an optional variable that is empty) is that of all.
 */
export function chosenEndpoint(
  service: EndpointIntegration,
  { sendTo = [] }: EndpointSubmit,
  entries: readonly [name: string, value: string][],
): EndpointIntegration {
  const wasChosen = ({ if: answer }: SendTo) =>
    answer && entries.some(([name, value]) => name === answer.field && value === answer.is);
  const { endpoint = '' } = sendTo.find(wasChosen) ?? sendTo.find((to) => !to.if) ?? {};
  const other = service.others?.[endpoint];
  return other ? { ...service, ...other, fields: { ...service.fields, ...other.fields } } : service;
}

/** The fields that the service asks of every form, such as its key; `{form}` is the form's name. */
export const fixedFields = ({ fields = {} }: EndpointIntegration, formName: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll('{form}', formName)]),
  );
