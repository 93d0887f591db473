/** The scripts of India besides those of the fonts of the site, Latin and Devanagari. */
export const otherScripts = {
  // Also used by other scripts: comma, dash and digits.
  Arabic: /\p{Script_Extensions=Arabic}/u,
  Bengali: /\p{Script=Bengali}/u,
  Gujarati: /\p{Script=Gujarati}/u,
  Gurmukhi: /\p{Script=Gurmukhi}/u,
  Kannada: /\p{Script=Kannada}/u,
  Malayalam: /\p{Script=Malayalam}/u,
  'Meetei-Mayek': /\p{Script=Meetei_Mayek}/u,
  'Ol-Chiki': /\p{Script=Ol_Chiki}/u,
  Oriya: /\p{Script=Oriya}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
} as const;

export type OtherScript = keyof typeof otherScripts;
export type Script = OtherScript | 'Latin' | 'Devanagari';

/** A run of text that is shaped by the rules of one script. */
export interface ScriptRun {
  script: Script;
  text: string;
}

const devanagari = /\p{Script=Devanagari}/u;
/** Marks and joiners belong to the letter before them. */
const inherited = /[\p{Script=Inherited}\u200c\u200d]/u;
const names = Object.keys(otherScripts) as OtherScript[];

/** The script of a character; scripts of other countries use the fonts of the site. */
function scriptOf(character: string): Script {
  if (character < '\u0600') return 'Latin';
  if (devanagari.test(character)) return 'Devanagari';
  return names.find((name) => otherScripts[name].test(character)) ?? 'Latin';
}

/** Splits a text where its script changes, because HarfBuzz and fontkit shape a whole text by the rules of its first letter's script. */
export function splitScripts(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let between = '';
  const add = (script: Script, part: string) => {
    const last = runs.at(-1);
    if (last?.script === script) last.text += part;
    else if (part !== '') runs.push({ script, text: part });
  };
  for (const character of text) {
    if (inherited.test(character) && between === '' && runs.length > 0) {
      add(runs.at(-1)?.script ?? 'Latin', character);
    } else if (/\s/.test(character)) {
      // Between two words of a script it belongs to their run, so that Arabic continues from right to left.
      between += character;
    } else {
      const script = scriptOf(character);
      add(runs.at(-1)?.script === script ? script : 'Latin', between);
      between = '';
      add(script, character);
    }
  }
  add('Latin', between);
  return runs;
}
