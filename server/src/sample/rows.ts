import { newId } from '../db/ids';
import { craftDiscussions } from './discussions-craft';
import { dashaDiscussions } from './discussions-dashas';
import { lifeDiscussions } from './discussions-life';
import { samplePeople } from './people';
import type { SampleRows } from './repository';
import type { SampleDiscussion } from './types';

const hourMs = 3_600_000;
const memberForDays = 300;

/** The sample forum as rows, with times relative to `now` and never after it. */
export function createSampleRows(now: Date): SampleRows {
  const uids = new Map(samplePeople.map(({ name }) => [name, newId()]));
  const uidOf = (name: string) => {
    const uid = uids.get(name);
    if (uid === undefined) throw new Error(`The sample forum has nobody called ${name}.`);
    return uid;
  };
  const joined = new Date(now.getTime() - memberForDays * 24 * hourMs);
  const rows: SampleRows = {
    users: samplePeople.map(({ name }) => ({ uid: uidOf(name), createdAt: joined })),
    profiles: samplePeople.map(({ name, gender, rashi, nakshatra, mahadasha }) => (
      { uid: uidOf(name), displayName: name, gender, rashi, nakshatra, mahadasha, createdAt: joined })),
    discussions: [], comments: [], votes: [],
  };
  const oldestFirst = [...dashaDiscussions, ...lifeDiscussions, ...craftDiscussions].sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const discussion of oldestFirst) addDiscussion(rows, discussion, { now, uidOf });
  return rows;
}

function addDiscussion(rows: SampleRows, sample: SampleDiscussion, { now, uidOf }: { now: Date; uidOf: (name: string) => string }): void {
  const start = now.getTime() - sample.hoursAgo * hourMs;
  const createdAt = new Date(start);
  const { up = [], down = [] } = sample;
  const did = newId();
  const vote = (itemId: string, names: string[], value: 0 | 1) => rows.votes.push(...names.map((name) => ({ uid: uidOf(name), itemId, value, createdAt })));
  const [rashiTag, nakshatraTag, mahadashaTag] = sample.tags;
  rows.discussions.push({
    did, uid: uidOf(sample.by), title: sample.title, description: sample.description, rashiTag, nakshatraTag, mahadashaTag, createdAt,
    upvotes: up.length, downvotes: down.length, commentCount: sample.comments.length,
  });
  vote(did, up, 1);
  vote(did, down, 0);
  for (const comment of sample.comments) {
    const cid = newId();
    const at = Math.min(start + comment.minutesAfter * 60_000, now.getTime());
    rows.comments.push({ cid, did, uid: uidOf(comment.by), comment: comment.text, upvotes: comment.up?.length ?? 0, createdAt: new Date(at) });
    vote(cid, comment.up ?? [], 1);
  }
}
