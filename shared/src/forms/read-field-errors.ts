import type { toFieldErrors } from './to-field-errors';

/** As `toFieldErrors`, whose words come with the first refusal; undefined where they do not come. */
export async function readFieldErrors<Field extends string>(
  ...refusal: Parameters<typeof toFieldErrors<Field>>
): Promise<ReturnType<typeof toFieldErrors<Field>>> {
  try {
    const texts = await import(/* webpackChunkName: "shared-field-errors" */ './to-field-errors');
    return texts.toFieldErrors(...refusal);
  } catch {
    // Without its script the failure stands in the toast.
    return undefined;
  }
}
