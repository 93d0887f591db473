import type { MatterId } from '../question/matters';
import { findOtherPerson, mayMeanPartner } from '../question/other-people';
import { asksOrigin, type ReadQuestion } from '../question/read-question';

/** Matters of which one's own character is asked. */
export const characters: readonly MatterId[] = ['self', 'time', 'mind', 'luck', 'career', 'careerField'];
const ofPartners: readonly MatterId[] = ['marriage', 'love', 'loveMarriage', 'secondMarriage', 'harmony', 'children', 'reunion'];

/** What a thing is like, and no person, is how it goes. */
export const withPerson = (read: ReadQuestion): ReadQuestion =>
  read.kind === 'like' && read.kin === null && read.previous === null && !mayMeanPartner(read.text) && findOtherPerson(read.text) === null && !asksOrigin(read.text) && !characters.includes(read.matter.id) && !ofPartners.includes(read.matter.id)
    ? { ...read, kind: 'how' }
    : read;
