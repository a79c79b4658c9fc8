import type { StrategyEntry } from '../../../forms/kit/types.ts';
import type { EndpointIntegration, EndpointSubmit } from '../../../types/config.gen.ts';

export const endpoint: StrategyEntry<EndpointSubmit> = {
  service: 'endpoint',
  queues: true,
  repeats: true,
  takesFiles: ({ format }) => format === 'multipart',
  asksBeforeRepeat: ({ endpoint: service }) => !service?.idempotencyKey,
  native: ({ formName }, { endpoint: service }, pageUrl) =>
    service && {
      action: service.url,
      method: 'post',
      encType: 'multipart/form-data',
      inputs: { ...fixedFields(service, formName), page: pageUrl },
    },
};

/** The fields that the service asks of every form, such as its key; `{form}` is the form's name. */
export const fixedFields = ({ fields = {} }: EndpointIntegration, formName: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll('{form}', formName)]),
  );
