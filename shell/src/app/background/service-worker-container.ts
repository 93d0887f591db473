/** Undefined where the browser has no service workers, in some private windows for instance. */
export const containerOf = ({ serviceWorker }: Navigator): ServiceWorkerContainer | undefined =>
  serviceWorker as ServiceWorkerContainer | undefined;
