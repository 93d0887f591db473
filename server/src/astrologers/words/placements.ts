import type { PlanetName } from '@oracle-astra/shared/contract';

/** The benefits and costs of a planet in a place, as nouns in English and Hindi. */
export const manners: Record<PlanetName, { gift: readonly [string, string]; price: readonly [string, string] }> = {
  Sun: { gift: ['recognition and the will to lead', 'पहचान और आगे रहने की इच्छा'], price: ['pride, and friction over who decides', 'अहं, और कौन तय करे इस पर टकराव'] },
  Moon: { gift: ['warmth and a sense for people', 'अपनापन और लोगों की समझ'], price: ['moods that change the plan', 'मन के साथ बदलते फ़ैसले'] },
  Mars: { gift: ['courage and quick action', 'साहस और फुर्ती'], price: ['haste and sharp words', 'जल्दबाज़ी और कड़वे बोल'] },
  Mercury: { gift: ['skill, talk and good calculation', 'हुनर, बातचीत और हिसाब की समझ'], price: ['doubt and too many words', 'दुविधा और ज़्यादा बातें'] },
  Jupiter: { gift: ['growth, good advice and protection', 'बढ़त, अच्छी सलाह और रक्षा'], price: ['trusting too early and promising too much', 'जल्दी भरोसा और बड़े वादे'] },
  Venus: { gift: ['charm, comfort and goodwill', 'आकर्षण, सुख और मेल-जोल'], price: ['comfort before duty, and spending', 'काम से पहले आराम, और खर्च'] },
  Saturn: { gift: ['steadiness and what lasts', 'टिकाव और पक्का काम'], price: ['delay and more duty than others have', 'देर और दूसरों से ज़्यादा ज़िम्मेदारी'] },
  Rahu: { gift: ['ambition and unusual ways', 'बड़ी चाह और अलग रास्ते'], price: ['restlessness and quick promises', 'बेचैनी और जल्दी के वादे'] },
  Ketu: { gift: ['insight and freedom from fuss', 'गहरी समझ और सादगी'], price: ['distance and things left half done', 'दूरी और अधूरे छूटे काम'] },
};

/** The subjects of the twelve houses, longer than their names. */
export const themes: readonly (readonly [string, string])[] = [
  ['your own person, body and manner', 'आपके अपने स्वभाव और शरीर'],
  ['money, family and speech', 'धन, कुटुंब और वाणी'],
  ['courage, brothers and sisters, and your own effort', 'साहस, भाई-बहन और अपनी मेहनत'],
  ['home, mother and inner peace', 'घर, माँ और मन के सुख'],
  ['study, children and love', 'पढ़ाई, संतान और प्रेम'],
  ['daily work, debts and rivals', 'रोज़ के काम, कर्ज और विरोध'],
  ['marriage, partners and clients', 'विवाह, साझेदारी और ग्राहक'],
  ['sudden change and shared money', 'अचानक बदलाव और साझे धन'],
  ['luck, father and teachers', 'भाग्य, पिता और गुरु'],
  ['work and name', 'काम और नाम'],
  ['income, friends and wishes', 'आय, मित्र और इच्छाओं'],
  ['expense, rest and far places', 'खर्च, आराम और दूर की जगहों'],
];
