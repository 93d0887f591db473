import * as z from 'zod/mini';
import { nameProblem, type NameKind } from '../input/valid-names';

/** Vitals of a page in milliseconds; `cls` has no unit. `tti` is the time until the page reacts to input. */
export const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp', 'cls', 'tti'] as const;
export type VitalName = (typeof vitalNames)[number];

const name = (kind: NameKind) => z.string().check(z.refine((text) => nameProblem(kind, text) === null));
const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const time = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

/** What a page reports about one release since its last report; nothing about the person, the address or error messages. */
export const releaseReportEntry = z.object({
  remote: name('remote'),
  release: name('release'),
  /** 1 in the first report of a page that uses the release. */
  visits: count(1),
  /** 1 in the first report after a failure of the release. */
  bad: count(1),
  load: count(99),
  page: count(99),
  api: count(99),
  /** Goals of experiments that were reached on the page. */
  goals: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(8))),
  vitals: z.optional(z.object({ ttfb: time, fcp: time, lcp: time, inp: time, cls: time, tti: time })),
});
export type ReleaseReportEntry = z.infer<typeof releaseReportEntry>;

const shortText = z.optional(z.string().check(z.maxLength(200)));

export const releaseReport = z
  .object({
    revision: count(1_000_000_000),
    /** The pattern of the route, the language, and the memory of the device in gigabytes; absent in reports of a shell that did not start. */
    page: shortText,
    locale: shortText,
    memory: z.optional(z.number()),
    releases: z.array(releaseReportEntry).check(z.maxLength(12)),
    /** The releases whose fills the page shows: a visit is a page with some of them, and no visit of the release's pages. */
    fills: z.optional(z.array(releaseReportEntry).check(z.maxLength(12))),
  })
  .check(z.refine(({ releases, fills = [] }) => releases.length + fills.length > 0));
export type ReleaseReport = z.infer<typeof releaseReport>;
