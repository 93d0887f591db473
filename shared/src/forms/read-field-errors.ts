import type { toFieldErrors } from './to-field-errors';

/** As `toFieldErrors`, whose messages are loaded at the first refusal; undefined if they fail to load. */
export async function readFieldErrors<Field extends string>(
  ...refusal: Parameters<typeof toFieldErrors<Field>>
): Promise<ReturnType<typeof toFieldErrors<Field>>> {
  try {
    const texts = await import(/* webpackChunkName: "shared-field-errors" */ './to-field-errors');
    return texts.toFieldErrors(...refusal);
  } catch {
    // Without its script the failure is shown in the toast.
    return undefined;
  }
}
