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
