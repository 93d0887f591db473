import { loadTables } from '../../../tables/load-tables';
import { softmax, type Table } from '../../../tables/table';
import { turnFeatures } from './turn-features';

/** The forms of a follow-up message. */
export const turnForms = [
  'new',
  'when',
  'until',
  'why',
  'sure',
  'todo',
  'should',
  'if',
  'choice',
  'other',
  'othertime',
  'othermatter',
  'amount',
  'where',
  'who',
  'how',
  'good',
  'explain',
  'objection',
  'detail',
  'obstacle',
  'fact',
  'again',
  'past',
  'practice',
  'close',
  'service',
] as const;
export type TurnForm = (typeof turnForms)[number] | 'whether';

/** The likeliest form of a follow-up, with its probability from 0 to 1. */
export interface ReadTurn {
  form: TurnForm;
  share: number;
  shareOf(form: TurnForm): number;
}

/** Creates the classifier of follow-ups from a trained table. */
export function createTurnReader(table: Table): (text: string, before: string) => ReadTurn {
  return (text, before) => {
    const shares = softmax(table.score(turnFeatures(text, before)));
    const share = Math.max(...shares);
    return { form: table.outputs[shares.indexOf(share)] as TurnForm, share, shareOf: (form) => shares[table.outputs.indexOf(form)] ?? 0 };
  };
}

/** The table of forms, and those of the variants of a form. */
const load = (): Partial<Record<string, Table>> & Record<'turns', Table> =>
  loadTables<'turns'>(new URL('../../../../tables/turns.table', import.meta.url)).tables;

let tables: ReturnType<typeof load> | undefined;

/** The table of the variants of a form; undefined if there is one variant. Tables are loaded on first use. */
export const waysTable = (form: TurnForm): Table | undefined => (tables ??= load())[form];

let read: ReturnType<typeof createTurnReader> | undefined;

/** The follow-up form of a message after the previous one. */
export const readTurn: ReturnType<typeof createTurnReader> = (text, before) =>
  (read ??= createTurnReader((tables ??= load()).turns))(text, before);
