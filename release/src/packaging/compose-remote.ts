import { localizeFileName, type ComposedRemote, type Descriptor, type Locale, type ReleaseFile } from '@oracle-astra/shared/contract';

export const getReleaseBase = ({ remote, release }: Descriptor) => `/releases/${remote}/${release}/`;

/** Throws if a release's descriptor refers to a file that it does not list. */
export function getReleaseFile({ release, files }: Descriptor, name: string): ReleaseFile {
  const file = files.find((other) => other.name === name);
  if (!file) throw new Error(`${release} lists no file ${name}`);
  return file;
}

/** A script of a release with the texts of a language, if it has any; otherwise the script itself. */
export function getLocalizedFile(descriptor: Descriptor, name: string, locale: Locale): ReleaseFile {
  const localized = localizeFileName(name, locale);
  return descriptor.files.find((file) => file.name === localized) ?? getReleaseFile(descriptor, name);
}

/** A release in the form that the composition has it. */
export function toComposedRemote(descriptor: Descriptor, locale: Locale, fallback?: Descriptor): ComposedRemote {
  const pages = [...descriptor.routes, ...(descriptor.fills ?? [])].flatMap(({ page }) =>
    page === null ? [] : [[page, getLocalizedFile(descriptor, page, locale)] as const],
  );
  return {
    remote: descriptor.remote,
    release: descriptor.release,
    container: descriptor.container,
    base: getReleaseBase(descriptor),
    entry: getLocalizedFile(descriptor, descriptor.entry, locale),
    routes: descriptor.routes,
    pages: Object.fromEntries(pages),
    needs: descriptor.needs,
    ...(descriptor.plain && { plain: true }),
    ...(descriptor.slots && { slots: descriptor.slots }),
    ...(descriptor.fills && { fills: descriptor.fills }),
    fallback: fallback
      ? {
          release: fallback.release,
          container: fallback.container,
          base: getReleaseBase(fallback),
          entry: getLocalizedFile(fallback, fallback.entry, locale),
        }
      : null,
  };
}
