import { typed } from '../fill-field';
import type { Sent } from '../hold-writes';
import type { Outcome } from '../outcome';

/** Fields with the typed value in the live release's requests. */
const typedFields = ({ fields }: Sent) => Object.entries(fields).filter(([, value]) => value.includes(typed));

/** Writes of the live release that the candidate does not send, or sends without the typed text. */
export function findUnsent(candidate: Outcome, live: Outcome, lives: readonly Outcome[]): string[] {
  return live.sent
    .filter(({ call }) => lives.every(({ sent }) => sent.some((each) => each.call === call)))
    .flatMap((sent) => {
      const own = candidate.sent.filter(({ call }) => call === sent.call);
      if (own.length === 0) return [`does not send ${sent.call}`];
      const isAlways = (read: (each: Sent) => unknown) =>
        lives.every((each) => each.sent.every((other) => other.call !== sent.call || read(other)));
      const lacks = (read: (each: Sent) => unknown) => isAlways(read) && !own.some(read);
      if (lacks(({ isWrite }) => isWrite)) return [`sends ${sent.call} without an Idempotency-Key`];
      if (sent.isWrite && lacks(({ isSigned }) => isSigned)) return [`sends ${sent.call} without saying who sends it`];
      return typedFields(sent)
        .filter(([name, value]) => own.every(({ fields }) => fields[name] !== value))
        .map(([name]) => `sends ${sent.call} without what was typed as ${name}`);
    });
}

/** Writes that the candidate sends more often than the live release ever does. */
export function findSentAgain(candidate: Outcome, lives: readonly Outcome[]): string[] {
  const count = ({ sent }: Outcome, call: string) =>
    new Set(sent.filter((each) => each.isWrite && each.call === call).map(({ key }) => key)).size;
  return [...new Set(candidate.sent.map(({ call }) => call))].flatMap((call) => {
    const [own, most] = [count(candidate, call), Math.max(...lives.map((each) => count(each, call)))];
    return most > 0 && own > most ? [`sends ${call} ${own} times`] : [];
  });
}

/** Fields with another value than the live release sends each time, such as an amount; what is typed is compared by `findUnsent`. */
export function listOtherValues(candidate: Outcome, lives: readonly Outcome[]): string[] {
  const [live] = lives;
  const valuesOf = (each: Outcome, call: string, name: string) =>
    JSON.stringify(each.sent.filter((sent) => sent.call === call).map(({ fields }) => fields[name]));
  return (live?.sent ?? []).flatMap(({ call, fields }) =>
    Object.entries(fields)
      .filter(([name, value]) => {
        const [own, settled] = [valuesOf(candidate, call, name), valuesOf(live ?? candidate, call, name)];
        const isThere = candidate.sent.some((sent) => sent.call === call && name in sent.fields);
        return isThere && !value.includes(typed) && own !== settled && lives.every((each) => valuesOf(each, call, name) === settled);
      })
      .map(([name, value]) => {
        const own = candidate.sent.find((sent) => sent.call === call)?.fields[name];
        return `sends ${JSON.stringify(own?.slice(0, 60))} and not ${JSON.stringify(value.slice(0, 60))} as ${name} with ${call}`;
      }),
  );
}
