import type { toFieldErrors } from './to-field-errors';

/** Like `toFieldErrors`, with the texts loaded at the first refusal; undefined if they fail to load. */
export async function readFieldErrors<Field extends string>(
  ...refusal: Parameters<typeof toFieldErrors<Field>>
): Promise<ReturnType<typeof toFieldErrors<Field>>> {
  try {
    const texts = await import(/* webpackChunkName: "shared-field-errors" */ './to-field-errors');
    return texts.toFieldErrors(...refusal);
  } catch {
    // Without the texts the failure is shown in a toast.
    return undefined;
  }
}
