import type { FastifyRequest } from 'fastify';
import { apiPaths } from '@oracle-astra/shared/contract';
import { detectCareLanguage, isDoubtful } from '../../care';
import type { CareAssessment } from '../../care';
import type { Database } from '../../db/database';
import type { FailureCare } from '../../plugins/error-handler';
import { parseAcceptLanguage } from '../../plugins/locale';
import { readWords } from '../../plugins/read-words';
import { setCareFlag } from '../chats/care/care-flags';
import { logCare } from './care-log';
import { findDanger, toCareCard } from './find-care-card';
import { wordFields } from './word-fields';

interface FailureCareDeps {
  db: Database;
  clock: () => Date;
}

/** Help that is also shown in new chats. */
export const careFlagMs = 24 * 60 * 60 * 1000;
/** Letters per second that are assessed for rejected callers, so that a flood cannot block the process. */
const maxLettersOfVisitor = 3000;
/** Only the beginning and the end of longer texts, which are never accepted, are assessed; for rejected callers less. */
const maxLetters = { member: 10_000, stranger: 4000 };

const asked = (language: CareAssessment['language']): CareAssessment => ({
  level: 'O',
  className: 'hopelessness',
  language,
  about: 'self',
  isFollowUp: false,
  band: 'asked',
});

// eslint-disable-next-line astra/no-cut-letters -- a bound on what is read, in units of the machine
const shorten = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most / 2)}\n${text.slice(-most / 2)}`);

function assess(route: string, texts: readonly string[]): CareAssessment | null {
  const doubtful = route === apiPaths.pushChat ? texts.find((text) => isDoubtful(text)) : undefined;
  return findDanger(texts) ?? (doubtful === undefined ? null : asked(detectCareLanguage(doubtful)));
}

/** The help in the answer to a failed call whose text speaks of despair or danger, for every kind and time of failure. */
export function createFailureCare({ db, clock }: FailureCareDeps): FailureCare {
  let read = { second: 0, letters: 0 };

  function mayRead(letters: number): boolean {
    const second = Math.floor(performance.now() / 1000);
    const before = read.second === second ? read.letters : 0;
    const isAllowed = before < maxLettersOfVisitor;
    read = { second, letters: before + (isAllowed ? letters : 0) };
    return isAllowed;
  }

  async function count({ session, log }: FastifyRequest, assessment: CareAssessment): Promise<void> {
    try {
      const until = new Date(clock().getTime() + careFlagMs);
      const { level, about, band } = assessment;
      if (session && about !== 'other' && level !== 'Y' && band !== 'asked') await setCareFlag(db, session.uid, level, until);
      await logCare(db, assessment, clock());
    } catch (error) {
      log.warn({ err: error }, 'care that went with a failure was not counted');
    }
  }

  return async (request, { isFlood, canWrite }) => {
    // A request with a wrong method matches no route.
    const [path = ''] = request.url.split('?');
    const route = wordFields[path] === undefined ? (request.routeOptions.url ?? '') : path;
    const fields = wordFields[route];
    if (fields === undefined) return undefined;
    const isStranger = isFlood || request.session === null;
    const texts = (await readWords(request, fields)).map((text) => shorten(text, maxLetters[isStranger ? 'stranger' : 'member']));
    if (texts.length === 0) return undefined;
    // The text is not assessed, but the numbers are shown anyway.
    if (isStranger && !mayRead(texts.join('').length)) return toCareCard(asked(parseAcceptLanguage(request.headers['accept-language'])));
    const assessment = assess(route, texts);
    if (assessment === null) return undefined;
    if (canWrite && !isFlood) await count(request, assessment);
    return toCareCard(assessment);
  };
}
