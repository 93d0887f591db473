import type { Locale } from '@oracle-astra/shared/contract';

/** Sentences of the rules for data, as people read them; a test requires each in both languages. */
interface KeptWords {
  /** When rows end, by the sentence of a rule. */
  ends: Record<string, string>;
  /** What stays after the account, by the sentence of a rule. */
  stays: Record<string, string>;
  /** Kinds of data that the export does not contain, by table. */
  titles: Record<string, string>;
  deleted: string;
  endsAlike: string;
  atItsEnd: string;
  after: Record<'created' | 'last_used_at' | 'revoked_at' | 'erased_at', (time: string) => string>;
  days: (count: number) => string;
  years: (count: number) => string;
  /** For rules that only end some rows. */
  some: (time: string) => string;
}

export const keptWords: Record<Locale, KeptWords> = {
  en: {
    ends: {
      'with the account': 'As long as the account',
      'when the person deletes it or the account': 'Until you delete it, or the account',
      '6 years after the GST return of their year': 'Until 6 years after the GST return of the year',
      'when an operator has reviewed it, or with the post': 'Until the team has looked at the post',
      'when it is switched on again, or with the account': 'Until you switch it on again',
      'when it is withdrawn, or with the account; the counts stay': 'Until you take it back',
      'when the site ends': 'As long as the site; the words of a post go when you delete it',
      'with its session': 'As long as you are signed in on the device',
      'with the account; the ledger keeps the questions': 'As long as the account',
      'with the books': 'As long as the books of account',
      'with the post': 'As long as the post',
    },
    stays: {
      'books of account, without a name, for as long as tax law requires':
        'Kept without your name in the books of account, as long as tax law asks',
      'public posts and their counts, by “Deleted user”; the text of deleted posts is erased':
        'Kept under “Deleted user”; deleted posts are erased',
      'an empty row, because posts and books refer to it': 'An empty row stays, without anything about you',
      'revoked, without the name of the device, so that its token stays invalid':
        'Kept as ended, without the name of the device, until its time is over',
      'nothing: they are deleted by the number’s hash': 'Deleted',
      'so that deleting an account resets no ban, limit or gift':
        'Kept as a keyed hash until its time is over, so that no limit and no ban is lifted by deleting an account',
      'that it was reported, without the text': 'Kept without the words',
      'three years, so that decisions can be reviewed': 'Kept, so that decisions can be looked into',
      'without the person: accepted ones, so that a number is rewarded once, and open ones for a day, because they limit how often a number is invited':
        'Kept without you: that a number was invited, so that it is rewarded once',
    },
    titles: {
      code_requests: 'Requests for codes, as keyed hashes',
      birth_year_tries: 'Wrong answers to the year of birth, as keyed hashes',
      known_devices: 'Browsers in which your number has signed in, as keyed hashes',
      number_marks: 'What a number has had with deleted accounts, as keyed hashes',
    },
    deleted: 'Deleted with the account',
    endsAlike: 'Ends in the same time',
    atItsEnd: 'Until its own day of ending',
    after: {
      created: (time) => time,
      last_used_at: (time) => `${time} after the last use`,
      revoked_at: (time) => `${time} after signing out`,
      erased_at: (time) => `${time} after the account was deleted`,
    },
    days: (count) => `${count} days`,
    years: (count) => `${count} years`,
    some: (time) => `${time} for some of them, else as long as the account`,
  },
  hi: {
    ends: {
      'with the account': 'जब तक खाता है',
      'when the person deletes it or the account': 'जब तक आप इसे या खाते को न हटाएँ',
      '6 years after the GST return of their year': 'उस वर्ष के जीएसटी रिटर्न के 6 साल बाद तक',
      'when an operator has reviewed it, or with the post': 'जब तक टीम पोस्ट को देख न ले',
      'when it is switched on again, or with the account': 'जब तक आप इसे फिर चालू न करें',
      'when it is withdrawn, or with the account; the counts stay': 'जब तक आप इसे वापस न लें',
      'when the site ends': 'जब तक साइट है; पोस्ट हटाने पर उसके शब्द मिट जाते हैं',
      'with its session': 'जब तक आप उस डिवाइस पर लॉग इन हैं',
      'with the account; the ledger keeps the questions': 'जब तक खाता है',
      'with the books': 'जब तक हिसाब की बहियाँ हैं',
      'with the post': 'जब तक पोस्ट है',
    },
    stays: {
      'books of account, without a name, for as long as tax law requires': 'बिना नाम के हिसाब की बहियों में, जितना समय कर कानून माँगता है',
      'public posts and their counts, by “Deleted user”; the text of deleted posts is erased':
        '“हटाया गया खाता” के नाम से रहता है; हटाई गई पोस्ट मिट जाती हैं',
      'an empty row, because posts and books refer to it': 'एक खाली पंक्ति रहती है, जिसमें आपके बारे में कुछ नहीं होता',
      'revoked, without the name of the device, so that its token stays invalid': 'समाप्त के रूप में, डिवाइस के नाम के बिना, अपने समय तक',
      'nothing: they are deleted by the number’s hash': 'हट जाता है',
      'so that deleting an account resets no ban, limit or gift': 'अपने समय तक केवल कुंजी वाले हैश के रूप में, ताकि खाता हटाने से कोई सीमा या रोक न हटे',
      'that it was reported, without the text': 'शब्दों के बिना रहता है',
      'three years, so that decisions can be reviewed': 'रहता है, ताकि फ़ैसलों की जाँच हो सके',
      'without the person: accepted ones, so that a number is rewarded once, and open ones for a day, because they limit how often a number is invited':
        'आपके बिना रहता है: कि नंबर को न्योता मिला था, ताकि उसे एक ही बार इनाम मिले',
    },
    titles: {
      code_requests: 'कोड के अनुरोध, कुंजी वाले हैश के रूप में',
      birth_year_tries: 'जन्म वर्ष के ग़लत जवाब, कुंजी वाले हैश के रूप में',
      known_devices: 'ब्राउज़र जिनमें आपके नंबर से लॉग इन हुआ, कुंजी वाले हैश के रूप में',
      number_marks: 'हटाए गए खातों के साथ नंबर को क्या मिला था, कुंजी वाले हैश के रूप में',
    },
    deleted: 'खाते के साथ हट जाता है',
    endsAlike: 'उतने ही समय में समाप्त होता है',
    atItsEnd: 'अपनी समाप्ति के दिन तक',
    after: {
      created: (time) => time,
      last_used_at: (time) => `आख़िरी उपयोग के बाद ${time}`,
      revoked_at: (time) => `लॉग आउट के बाद ${time}`,
      erased_at: (time) => `खाता हटने के बाद ${time}`,
    },
    days: (count) => `${count} दिन`,
    years: (count) => `${count} साल`,
    some: (time) => `कुछ के लिए ${time}, बाकी जब तक खाता है`,
  },
};
