/** Undefined if the browser has no service workers, as in some private windows. */
export const containerOf = ({ serviceWorker }: Navigator): ServiceWorkerContainer | undefined =>
  serviceWorker as ServiceWorkerContainer | undefined;
