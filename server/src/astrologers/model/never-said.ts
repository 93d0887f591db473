/** What no answer says, whoever writes it: promises, verdicts of life and court, numbers to bet on, things to buy, addresses, its own rules. */
const forbidden =
  /guarantee|(?:definitely|certainly|surely) will|will (?:definitely|certainly|surely)|for sure|i promise|without (?:a |any )?doubt|100 ?%|you will die|your death|will not survive|terminal|miscarr|you are pregnant|it(?:'s| is) a (?:boy|girl)|will be acquitted|will win the case|lottery|lucky number|buy a (?:gem|stone)|(?:ruby|sapphire|emerald|coral) (?:ring|stone)|stop (?:taking )?(?:your )?medic|system prompt|my (?:rules|instructions) (?:are|say)|https?:|www\.|\+?\d{10}|गारंटी|निश्चित रूप से|पक्का|मेरा वादा|मृत्यु|लॉटरी|गर्भवती हैं|रत्न (?:पहनिए|धारण)|pakka |mera vaada|(?:neelam|pukhraj|moonga|panna) (?:pehn|dharan)/iu;

/** The end of a life, however it is put. */
const endOfLife =
  /\b(?:d(?:ies?|ied|ying|eaths?|emise)|pass(?:es|ed|ing)? away|last breath|life ?span|longevity|liv(?:es?|ed|ing) (?:to|till|until|up to)|life (?:will )?(?:ends?|lasts?)|(?:aapki|unki|uski) (?:maut|umar|umr|mrityu)|dehant|mrityu|zinda rah\p{L}*)(?!\p{L})|मौत|देहांत|निधन|आयु|उम्र|जीवित रह|अंतिम साँस/iu;
/** A year, an age, a count of time: ordinals of houses are none. */
const when = /(?<![\p{L}\d])\d{2,4}(?!\d|st|nd|rd|th|\p{L})|\b(?:soon|years?|months?|saal|mahine?)\b|साल|वर्ष|महीन/iu;

/** A promise that is declined, so that an honest limit is not taken for the promise. */
const declined =
  /\b(?:can(?:not|['’]t| not)|do(?:es)?(?: not|n['’]t)|will not|won['’]t|no (?:chart|one|planet|astrologer)(?: can| will)?|nobody can)\s+(?:(?:be|say|tell|give|a|any|you|this|that|it)\s+){0,3}(?:guarantees?d?|promise|for sure)\b|(?:गारंटी|निश्चित रूप से)(?:\s(?!और\s|पर\s|लेकिन\s)(?!\S*ग[ाीे](?:\s|$))[\p{L}\p{M}]+){0,2}\sनहीं(?![\p{L}\p{M}])|\bguarantee(?:\s(?!aur\s|par\s|lekin\s)(?!\S*g[aie]\s)[a-z]+){0,2}\snahin?\b/giu;

/** Whether a sentence may not be shown whatever it rests on. */
export const isNeverSaid = (sentence: string): boolean =>
  forbidden.test(sentence.replace(declined, '')) || (endOfLife.test(sentence) && when.test(sentence));

/** A sentence in which a model declines to answer at all, in place of an answer. */
const refusal =
  /\b(?:can(?:not|['’]t)|unable to|won['’]t|not able to) (?:help|assist|comply|fulfil|provide|engage|answer|continue|discuss)\b|as an ai language model|(?:मदद|सहायता|जवाब) नहीं (?:कर|दे) सक|(?:madad|sahayata|jawab) nahi (?:kar|de) sak/iu;
export const isRefusal = (sentence: string): boolean => refusal.test(sentence);
