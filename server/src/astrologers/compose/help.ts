import type { Context } from './context';

const topics = {
  record: / (?:birth detail\w*|birth time|wrong birth|edit my birth|janm vivaran|janm samay|dob) /u,
  payment: / (?:recharge (?:nahi\w*|kiya|kiyaa|ho gaya)|recharge failed|payment (?:failed|nahi\w*)|(?:was|were|been|got|charged me|i) charged|charged (?:twice|me|again)|paise kat|refund|otp|log in|login|not working) /u,
  matching: / (?:compatib\w*|milan|guna|gun) /u,
} as const;

/** How to do something on the site; null where the question is another one about the service. */
export function composeHelp({ say, read }: Context): string | null {
  const is = (topic: keyof typeof topics) => topics[topic].test(read.text.plain);
  if (is('record'))
    return say(
      [['Open your saved kundli', 'Go to your saved kundlis'], [' and choose Edit', ' and edit the record'], '; ', ['a new chat then uses the corrected birth.', 'what you ask after that is read from the corrected chart.']],
      [['अपनी सहेजी हुई कुंडली खोलिए', 'सहेजी हुई कुंडलियों में जाइए'], [' और विवरण बदलिए', ' और सुधार कीजिए'], '; ', ['नई चैट सही जन्म विवरण से होगी।', 'उसके बाद के सवाल सही कुंडली से पढ़े जाएँगे।']],
    );
  if (is('payment'))
    return say(
      [['I cannot see payments from here', 'Payments are not visible to me'], [': ', '; '], 'look at your wallet first, and if money left your account and is not there, write to us through the contact page', ['.', ' and name the time of the payment.']],
      [['यहाँ से पेमेंट नहीं दिखता', 'पेमेंट की जानकारी मेरे पास नहीं'], ['; ', ', '], 'पहले वॉलेट देखिए, और पैसे कटे हों पर वहाँ न हों, तो संपर्क पेज से लिखिए', ['।', ', समय भी लिखिए।']],
    );
  if (is('matching'))
    return say(
      [['For two people I would need both charts', 'A match needs both birth charts'], ['; here I read only yours', ', and this chat has one'], '. ', ['Ask me what your own chart says about a partner.', 'Your side of it I can tell: ask what your partner may be like.']],
      [['मिलान के लिए दोनों कुंडलियाँ चाहिए', 'दो लोगों का मिलान दोनों की कुंडली से होता है'], ['; यहाँ एक ही है', ', इस चैट में एक है'], '। ', ['पूछिए कि आपकी कुंडली में जीवनसाथी कैसा दिखता है।', 'अपनी ओर की बात पूछिए।']],
    );
  return null;
}

/** "Why?" at the beginning of a chat. */
export function composeBare({ say }: Context): string {
  return say(
    [['About what', 'Which matter do you mean', 'What is it about'], ['? Name it, for instance your job, a wedding or money', '? Work, love, money, family: say one word more'], ['.', ', and I answer from your chart.']],
    [['किस बारे में', 'कौन-सी बात', 'किस विषय में'], ['? जैसे नौकरी, विवाह या पैसा, एक शब्द और लिखिए', '? काम, रिश्ता, पैसा या परिवार, बताइए'], ['।', ', जवाब कुंडली से मिलेगा।']],
  );
}
