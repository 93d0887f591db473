import type { Context } from './context';

/** "ok", "hmm": a nod that asks nothing. */
export const composeNod = ({ say }: Context): string =>
  say(
    [['Good', 'Fine', 'All right', 'Gladly'], ['. ', '; '], ['ask on when you like', 'go on whenever a question comes', 'the next question is yours'], '.'],
    [['ठीक है', 'बढ़िया', 'अच्छा'], ['; ', ', '], ['जब मन हो, आगे पूछिए', 'अगला सवाल कभी भी पूछिए', 'आगे जो पूछना हो, पूछिए'], '।'],
  );

/** Whether earlier talks are remembered. */
export const composeMemory = ({ say, question }: Context): string => {
  const last = question.turns?.at(-1)?.question;
  return last
    ? say([['In this chat you last asked: ', 'Your last question here was: '], `"${last}".`, [' Earlier chats I do not read.', ' Other chats stay closed to me.']], [['इस चैट में पिछला सवाल था: ', 'यहाँ आपका पिछला सवाल था: '], `"${last}"।`, [' पुरानी चैट नहीं पढ़ी जाती।', ' दूसरी चैट यहाँ नहीं दिखती।']])
    : say([['I read only this chat', 'Only this chat is before me'], [', and it has just begun', '; earlier ones are kept in your history'], '. ', ['Ask it again here, please.', 'Tell me once more what it was about.']], [['यहाँ बस यही चैट पढ़ी जाती है', 'सिर्फ़ यही चैट सामने है'], [', और यह अभी शुरू हुई है', '; पुरानी बातें इतिहास में हैं'], '। ', ['वही सवाल यहाँ फिर पूछिए।', 'बात एक बार फिर बताइए।']]);
};

/** A question whose matter was not understood: free, with what would help. */
export const composeUnclear = ({ say }: Context): string =>
  say(
    [
      ['I am not sure what you are asking about', 'I did not catch which matter you mean', 'I would only be guessing what you mean'],
      ['. ', '; '],
      ['is it about work, money, love, family or something in the chart?', 'name the matter, such as work, marriage, money or study.', 'say in one plain sentence what it is about: work, love, money, home.'],
      [' This cost nothing.', ' Nothing was charged for this.'],
    ],
    [
      ['यह सवाल किस बारे में है, साफ़ नहीं हुआ', 'आपकी बात पूरी समझ नहीं आई', 'किस विषय की बात है, यह साफ़ नहीं'],
      ['। ', '; '],
      ['काम, पैसा, रिश्ता या परिवार, एक शब्द और लिखिए।', 'नौकरी, शादी, पैसा या घर, किसके बारे में है?', 'एक सीधे वाक्य में फिर पूछिए।'],
      [' इसका कोई पैसा नहीं लगा।', ' यह जवाब मुफ़्त है।'],
    ],
  );

/** Whether two people suit each other: it needs both charts, which the matching page compares. */
export const composeMatch = ({ say }: Context): string =>
  say(
    [['Whether you two suit each other is read from both charts', 'That needs both birth charts', 'A match is read from two charts'], [': the Kundli Matching page compares them', '; open Kundli Matching from the menu'], [' in 36 points, from both births, free', ' by all eight kootas, free of charge'], '. ', ['Here I can tell your own side: ask what your partner may be like.', 'Of your side I can speak here: ask how marriage stands in your chart.']],
    [['मिलान दोनों की कुंडली से होता है', 'दोनों की जोड़ी दो कुंडलियों से देखी जाती है'], ['; "कुंडली मिलान" पेज पर', ', "कुंडली मिलान" पेज खोलिए; वहाँ'], [' 36 में से गुण मुफ़्त मिलते हैं', ' आठों कूट मुफ़्त देखे जाते हैं'], '। ', ['यहाँ आपकी ओर की बात बता सकते हैं; पूछिए कि जीवनसाथी कैसा दिखता है।', 'अपनी ओर की बात यहाँ पूछिए, जैसे विवाह के योग।']],
  );

/** A dream or an omen: no chart holds it, and none is to be feared. */
export const composeDream = ({ say }: Context): string =>
  say(
    [['A dream is not written in a birth chart', 'No chart explains a single dream or sign', 'Dreams and omens are not in a kundli'], [', so I will not make a meaning up', '; what people say of such signs is custom and not your chart', ', and a meaning from me would be a guess'], '. ', ['It announces nothing bad; ask me about the matter that worries you.', 'Nothing bad follows from it. If something weighs on you, ask me about that.']],
    [['सपने या शकुन का मतलब जन्म कुंडली में नहीं होता', 'कुंडली किसी एक सपने या शकुन का अर्थ नहीं बताती'], [', और मनगढ़ंत अर्थ बताना ठीक नहीं', '; जो लोग कहते हैं, वह मान्यता है, कुंडली नहीं'], '। ', ['इससे कुछ बुरा नहीं होता; जिस बात की चिंता है, वह पूछिए।', 'डरने की बात नहीं, मन में जो चिंता हो वही पूछिए।']],
  );
