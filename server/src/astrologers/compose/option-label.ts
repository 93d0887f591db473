const verbs: Record<string, string> = {
  buy: 'buying', invest: 'investing', take: 'taking', join: 'joining', start: 'starting', leave: 'leaving', go: 'going', stay: 'staying', wait: 'waiting', marry: 'marrying', study: 'studying', work: 'working', sell: 'selling', rent: 'renting', move: 'moving', switch: 'switching', continue: 'continuing', keep: 'keeping', quit: 'quitting', change: 'changing', settle: 'settling', return: 'returning', do: 'doing', save: 'saving', build: 'building', prepare: 'preparing', apply: 'applying', pursue: 'pursuing', give: 'giving', get: 'getting', try: 'trying', live: 'living', shift: 'shifting', accept: 'accepting', forgive: 'forgiving', break: 'breaking', open: 'opening', come: 'coming', put: 'putting', spend: 'spending', write: 'writing', learn: 'learning', expand: 'expanding', pay: 'paying', let: 'letting', fight: 'fighting', hold: 'holding', resign: 'resigning', send: 'sending', admit: 'admitting', renew: 'renewing', file: 'filing', plant: 'planting', grow: 'growing', sow: 'sowing', visit: 'visiting', fire: 'firing', sue: 'suing', borrow: 'borrowing', donate: 'donating', celebrate: 'celebrating', postpone: 'postponing', cancel: 'cancelling', replace: 'replacing', upgrade: 'upgrading', train: 'training', teach: 'teaching', drive: 'driving', sing: 'singing', publish: 'publishing', register: 'registering', speak: 'speaking', confront: 'confronting', ignore: 'ignoring', remain: 'remaining', finish: 'finishing', complete: 'completing', focus: 'focusing', retire: 'retiring', lend: 'lending', refuse: 'refusing', tell: 'telling', ask: 'asking', hire: 'hiring', launch: 'launching', use: 'using', adopt: 'adopting', repair: 'repairing', renovate: 'renovating', skip: 'skipping', repeat: 'repeating', drop: 'dropping', attempt: 'attempting', close: 'closing', shut: 'shutting', clear: 'clearing', approach: 'approaching', trust: 'trusting', stop: 'stopping', reject: 'rejecting', negotiate: 'negotiating', relocate: 'relocating', enroll: 'enrolling', call: 'calling', divorce: 'divorcing', hand: 'handing', care: 'caring', raise: 'raising', exchange: 'exchanging', swap: 'swapping', gift: 'gifting', lease: 'leasing', fix: 'fixing', trade: 'trading',
};
/** Verbs at the end of a Hindi option; before them stands what is chosen. */
const hindiEnd = /\s(?:(?:hi|ही)\s)?(?:\S*(?:ega|egi|enge|ungi|unga|oonga|oongi|ogi|oga|ेगा|ेगी|ेंगे|ूँगा|ूँगी|ूंगा|ूंगी|ोगा|ोगी)|karni|karna|karu|karun|kare|karein|lu|lun|lena|leni|le|du|dun|dena|jau|jaun|jana|rahu|rahun|rakhu|rakhun|chahiye|pad\S*|करनी|करना|करूँ|करूं|करें|\S+ूँ|\S+ूं|लेना|लेनी|दूँ|देना|जाऊँ|जाऊं|जाना|रहूँ|रखूँ|चाहिए|पड़\S*)$/iu;

/** What was typed of an option as a noun: "buy a house" is buying a house, "सरकारी नौकरी मिलेगी" is सरकारी नौकरी. Null where nothing is left of it. */
export function toNoun(label: string, isEnglish: boolean): string | null {
  if (isEnglish) {
    const [first = '', ...rest] = label.replace(/^(?:to|also|maybe|even)\s+/iu, '').split(' ');
    const verb = verbs[first.toLowerCase()];
    return verb ? [verb, ...rest].join(' ') : label;
  }
  const word = label.replace(/^नहीं\s+|^nahi\s+/iu, '');
  if (/^\S+(?:ूँ|ूं)$/u.test(word)) return word.replace(/(?:ूँ|ूं)$/u, 'ना');
  let noun = label;
  while (hindiEnd.test(noun)) noun = noun.replace(hindiEnd, '');
  noun = noun.replace(/\s(?:hi|ही|bhi|भी)$/iu, '').trim();
  return hindiEnd.test(` ${noun}`) || noun === '' ? null : noun;
}
