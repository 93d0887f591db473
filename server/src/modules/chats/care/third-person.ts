const words: Readonly<Record<string, string>> = {
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  आपका: 'उनका',
  आपके: 'उनके',
  आपकी: 'उनकी',
  आपको: 'उन्हें',
  आपने: 'उन्होंने',
  आपसे: 'उनसे',
  आपमें: 'उनमें',
  आप: 'वे',
  aapka: 'unka',
  aapke: 'unke',
  aapki: 'unki',
  aapko: 'unhe',
  aapne: 'unhone',
  aapse: 'unse',
  aap: 've',
};

const prepositions = /(?:^|\s)(?:to|for|with|of|from|in|on|by|about|around|between|against|without|behind|toward|towards|upon)$/iu;
const conjunctions = /(?:^|\s|[,;:])(?:if|when|what|that|which|who|as|than|because|while|where|how|since|and|but|so|once|until|till)$/iu;
const afterObject = /^(?:$|[.,;:!?)]|\s(?:in|at|to|for|with|on|by|from|through|first|a|the|and|out|up|well|more)(?![\p{L}\p{M}]))/u;

/** "you" as an object becomes "them": after a preposition, or after a verb. */
function isObject(before: string, after: string): boolean {
  const start = before.trimEnd();
  return prepositions.test(start) || (afterObject.test(after) && !conjunctions.test(start));
}

const capitalizeLike = (word: string, like: string) => (/^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);

/** Converts a sentence addressed to a person into one about them. English keeps its verbs: "you are" is "they are". */
function rewriteSentence(sentence: string): string {
  return sentence.replace(
    /(?<![\p{L}\p{M}])(?:your(?:s|self)?|you|आप\p{M}*[\p{L}\p{M}]*|aap(?:k[aeio]|ko|ne|se)?)(?![\p{L}\p{M}])/giu,
    (word, at: number) => {
      const small = word.toLowerCase();
      if (small !== 'you') return capitalizeLike(words[small] ?? word, word);
      return capitalizeLike(isObject(sentence.slice(0, at), sentence.slice(at + word.length)) ? 'them' : 'they', word);
    },
  );
}

/** Sentences with their trailing white space. */
const sentences = /[^.?!।]*(?:[.?!।](?!\s)[^.?!।]*)*[.?!।]\s+/uy;

/** A question at the end of an answer is addressed to the person of the chart, who does not read it. */
const turn = (sentence: string) => (sentence.trimEnd().endsWith('?') ? (/\n\s*$/u.exec(sentence)?.[0] ?? '') : rewriteSentence(sentence));

/** Converts an answer from the second to the third person, sentence by sentence while it streams. */
export async function* toThirdPerson(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    sentences.lastIndex = 0;
    let end = 0;
    for (let match = sentences.exec(rest); match; match = sentences.exec(rest)) {
      const text = turn(match[0]);
      end = sentences.lastIndex;
      if (text !== '') yield text;
    }
    rest = rest.slice(end);
  }
  const last = turn(rest);
  if (last !== '') yield last;
}
