interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer a touch, or paint, between two long steps. */
export async function breathe(): Promise<void> {
  await (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.();
}
