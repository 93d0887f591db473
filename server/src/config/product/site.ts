import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { SiteDetails } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from './commerce';
import sampleSite from './site.json';
import { StartError } from '../start/start-error';

const line = z.string().check(z.minLength(1), z.maxLength(200));
const mail = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'));
const link = z._default(z.nullable(z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an address with https'))), null);
const inBoth = z.strictObject({ en: line, hi: line });

const siteSchema = z.strictObject({
  supportMail: mail,
  appStore: link,
  facebook: link,
  instagram: link,
  /** Required by the IT rules for intermediaries (2021) and the e-commerce rules (2020). */
  grievanceOfficer: z.strictObject({ name: line, mail, phone: z._default(z.nullable(line), null) }),
  figures: z._default(z.nullable(z.strictObject({ predictions: inBoth, users: inBoth, chats: inBoth })), null),
  reviews: z._default(
    z
      .array(
        z.strictObject({
          name: line,
          designation: line,
          avatar: z.enum(['male', 'female']),
          comments: z.string().check(z.minLength(1), z.maxLength(400)),
          complimentTag: line,
          /** Stars, 1 to 5. */
          rating: z.number().check(z.minimum(1), z.maximum(5)),
        }),
      )
      .check(z.maxLength(24)),
    [],
  ),
  films: z._default(
    z.array(z.strictObject({ video: z.string().check(z.regex(/^https:\/\/\S+[?&]v=[\w-]+/)), title: inBoth })).check(z.maxLength(24)),
    [],
  ),
  /** Whether these details are only an example: production refuses them. */
  sample: z.optional(z.boolean()),
});

/** The owner's details about the site: addresses, grievance officer, figures, reviews and films. */
export type SiteConfig = z.infer<typeof siteSchema>;

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new StartError(`The details of the site cannot be read from ${path}.`, { cause: error });
  }
}

/** Reads and checks the file of the owner, `site.json` beside this one by default. Throws a StartError with its faults. */
export function readSiteConfig(file: string | undefined): SiteConfig {
  const result = siteSchema.safeParse(file === undefined ? sampleSite : parseJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  throw new StartError(`${file ?? 'site.json'}: ${field === '' ? 'the file' : field} is not as it must be (${issue?.message ?? ''}).`);
}

/** The part that pages show. The seller comes from the commerce configuration, because receipts name the same one. */
export function toSiteDetails(
  { supportMail, appStore, facebook, instagram, grievanceOfficer, figures }: SiteConfig,
  { name, address, gstin }: CommerceConfig['seller'],
): SiteDetails {
  return { supportMail, appStore, facebook, instagram, grievanceOfficer, figures, seller: { name, address, gstin } };
}
