const split = (list: string) => new Set(list.split(' '));

/** Verbs in the form that follows "will", as questions about life use them. */
const verbs = split(
  'cut quit repair extend install replace restore reimburse upgrade accept achieve admit adjust adopt afford agree allow announce apologise apologize appear apply approve argue arrive ask attend avoid be beat become become beg begin behave believe bear blame block bother break bring build buy bully calm cancel care carry cause cheat choose clear close collapse come complain complete compromise confirm confront consider continue convince cost criticise crack create cross cry deal decide decrease deliver demand deny depend deserve deteriorate dig disappear discuss dominate drag drift drink drive drop earn eat end enjoy enter escape exist expand expect explain face fail fall feel fight file fill find finish fix flourish focus follow forget forgive forgo form gain get give go grow hand handle happen hate have heal hear help hide hire hold hurt ignore improve increase inherit insist insult interfere invest invite join keep kick know lack last laugh launch lead learn leave let lie like listen live lose love make manage marry match meet mend mind miss move need notice object offer open oppose order overcome owe own panic participate pass pay perform pick play prosper prove publish pull pursue push put qualify quit raise reach react receive recognise recognize recover reduce refund refuse reject release remain remarry remember renew rent repay repeat reply resign resolve respect respond return rise run sanction save say see select sell send separate settle shift shine shout show shrink sign sit sleep slip sort speak spend spoil stabilise stabilize stand start stay steal stick stop struggle study succeed suffer suit support survive switch take talk taunt teach tell think thrive throw tolerate transfer travel treat trouble trust turn understand undergo unlock use vacate visit vote wait wake walk want waste watch win withdraw work worry write yell retire relocate migrate emigrate graduate restart resume reopen rejoin reschedule postpone renovate construct demolish unblock deliver dispatch evict dance sing upload bloom dry leak burn sink melt crawl heal adapt practise stitch bake rebuild reconcile reunite confess propose impress inspire govern preach convert revert vanish warn wear weigh',
);
/** Verbs that are nouns as well: only where no other verb follows. */
const alsoNouns = split(
  'work result plan help change test offer move call study deal visit show run stand rent return start end stay report question answer fight love need place cook book face rise drop gain transfer increase deposit cost matter case order play vote shift match drink drive form file talk walk mind care support trust cause lack respect focus hold release block fall turn use watch lie',
);
const adverbs = split('ever never always really finally actually still even also just suddenly hardly rarely often soon again only simply truly easily quickly constantly usually barely not all both');

const follows = split('my your our his her their the a an this that these those its some any no every each to of in on at for from with by and or');
/** What begins another clause or phrase: a verb behind it is not the one that is looked for. */
const opens = split('to and or that when if before after because who which while until till as than');

export const isVerb = (word: string | undefined): boolean => word !== undefined && (verbs.has(word) || alsoNouns.has(word));
export const isAdverb = (word: string | undefined): boolean => word !== undefined && adverbs.has(word);

const clearVerbAhead = (words: readonly string[], from: number): boolean => {
  const ahead = words.slice(from, from + 4);
  const end = ahead.findIndex((word) => opens.has(word));
  return (end < 0 ? ahead : ahead.slice(0, end)).some((word) => verbs.has(word) && !alsoNouns.has(word) && word !== 'like' && word !== 'last');
};

const determiners = split('my our his her their the a an this that these those its some any');

/** Where the verb of a clause begins whose subject stands first: "my landlord | return my deposit"; -1 where that is not sure. */
export function verbAt(words: readonly string[]): number {
  const first = determiners.has(words[0] ?? '') ? 2 : 1;
  for (let at = first; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (follows.has(words[at - 1] ?? '') && at > 0) continue;
    if (isAdverb(word) && (isVerb(words[at + 1]) || (isAdverb(words[at + 1]) && isVerb(words[at + 2])))) return at;
    if (!isVerb(word)) continue;
    if (alsoNouns.has(word) && clearVerbAhead(words, at + 1)) continue;
    return at;
  }
  return -1;
}

const irregular: Record<string, string> = { be: 'is', have: 'has', do: 'does', go: 'goes' };

/** "ignore me" as it is said of one: "ignores me"; null where the first word is no verb. */
export function toThirdPerson(words: readonly string[]): string[] | null {
  const at = words.findIndex((word) => !isAdverb(word));
  const verb = words[at];
  if (verb === undefined || (!isVerb(verb) && !(verb in irregular))) return null;
  const said = irregular[verb] ?? (/(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? verb.replace(/y$/u, 'ies') : `${verb}s`);
  return [...words.slice(0, at), said, ...words.slice(at + 1)];
}

const oddPast: Record<string, string> = {
  be: 'was', become: 'became', begin: 'began', break: 'broke', bring: 'brought', build: 'built', buy: 'bought', catch: 'caught', choose: 'chose', come: 'came', cost: 'cost', cut: 'cut', deal: 'dealt', do: 'did', drink: 'drank', drive: 'drove', eat: 'ate', fall: 'fell', feel: 'felt', fight: 'fought', find: 'found', forget: 'forgot', get: 'got', give: 'gave', go: 'went', grow: 'grew', have: 'had', hear: 'heard', hide: 'hid', hit: 'hit', hold: 'held', hurt: 'hurt', keep: 'kept', know: 'knew', leave: 'left', lend: 'lent', let: 'let', lie: 'lied', lose: 'lost', make: 'made', meet: 'met', pay: 'paid', put: 'put', quit: 'quit', run: 'ran', say: 'said', see: 'saw', sell: 'sold', send: 'sent', shut: 'shut', sit: 'sat', sleep: 'slept', speak: 'spoke', spend: 'spent', stand: 'stood', steal: 'stole', stick: 'stuck', swear: 'swore', take: 'took', teach: 'taught', tell: 'told', think: 'thought', throw: 'threw', understand: 'understood', wear: 'wore', win: 'won', withdraw: 'withdrew', write: 'wrote',
};
const doubled = /^(?:stop|drop|plan|slip|ban|beg|grab|rob|trap|chat|fit|admit|permit|commit|refer|transfer|prefer|cancel|travel|quarrel)$/u;

/** "fail me" as it was: "failed me"; null where the first word is no verb. */
export function toPast(words: readonly string[]): string[] | null {
  const at = words.findIndex((word) => !isAdverb(word));
  const verb = words[at];
  if (verb === undefined || (!isVerb(verb) && !(verb in oddPast))) return null;
  const said = oddPast[verb] ?? (verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/u.test(verb) ? verb.replace(/y$/u, 'ied') : doubled.test(verb) ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`);
  return [...words.slice(0, at), said, ...words.slice(at + 1)];
}
