import type { Environment } from './environment';
import { StartError } from './start/start-error';

/** Whether traces are sent. OpenTelemetry's SDK reads its own variables. */
export function readTracing(values: Environment): boolean {
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = values;
  const address = own ?? endpoint;
  if (exporter !== undefined && !['otlp', 'none'].includes(exporter))
    throw new StartError(`OTEL_TRACES_EXPORTER must be otlp or none, not "${exporter}".`);
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
    throw new StartError(
      `${own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'} is not an address such as http://collector:4318.`,
    );
  return values.OTEL_SDK_DISABLED !== 'true' && exporter !== 'none' && (exporter === 'otlp' || address !== undefined);
}
