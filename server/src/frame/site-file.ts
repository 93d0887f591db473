import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { defaultLocale, locales, type SiteDetails } from '@oracle-astra/shared/contract';
import { StartError } from '../config/start/start-error';

const line = z.string().check(z.minLength(1), z.maxLength(200));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const address = z.string().check(z.regex(/^(?:https:\/\/\S+|\/(?!\/)\S*)$/, 'must be a path of the site, or an address with https'));
const link = z._default(z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an address with https'))), null);

const siteFile = z.strictObject({
  name,
  about: z.strictObject({ en: line, hi: z.optional(line) }),
  languages: z
    .array(z.enum(locales))
    .check(z.refine((codes) => codes.includes(defaultLocale) && new Set(codes).size === codes.length, 'must be en, or en and hi')),
  supportMail: z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address')),
  facebook: link,
  instagram: link,
  policies: z._default(z.nullable(z.strictObject({ terms: address, privacy: address })), null),
});

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new StartError(`The details of the site cannot be read from ${file}.`, { cause: error });
  }
}

/** The details of a site of its own, from its `site.json`. Throws a StartError with the first fault. */
export function readSiteFile(file: string): SiteDetails {
  const result = siteFile.safeParse(parseFile(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${file}: ${issue?.path.map(String).join('.') || 'the file'} is not as it must be (${issue?.message ?? ''}).`);
  }
  const { name: siteName, about, languages, policies, ...details } = result.data;
  if (languages.includes('hi') && about.hi === undefined)
    throw new StartError(`${file}: about.hi is missing, because hi is a language of the site.`);
  return {
    ...details,
    appStore: null,
    seller: { name: siteName, address: [], gstin: '' },
    grievanceOfficer: null,
    figures: null,
    frame: { name: siteName, about: { en: about.en, hi: about.hi ?? about.en }, languages, parts: [], policies },
  };
}
