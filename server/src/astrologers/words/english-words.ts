import type { PlanetName } from '@oracle-astra/shared/contract';
import type { YogaId } from '../../astrology';

/** The subjects of the houses. */
export const englishHouses = ['self', 'money and family', 'courage', 'home', 'love and children', 'daily work', 'marriage', 'change', 'luck', 'work', 'income', 'expense and far places'] as const;

export const englishHelp: Record<PlanetName, readonly string[]> = {
  Sun: ['people in authority notice you', 'you are seen and trusted'], Moon: ['people warm to you', 'your instinct is right more often than not'], Mars: ['you act when others wait', 'courage carries you'],
  Mercury: ['talking and writing help', 'clear words open doors'], Jupiter: ['good advice reaches you in time', 'an elder or a teacher helps'], Venus: ['goodwill comes easily', 'charm and patience both work'],
  Saturn: ['steady work is rewarded', 'what is built slowly stays'], Rahu: ['an unusual way opens', 'something new pays off'], Ketu: ['you can let go in time', 'you see through the noise'],
};
export const englishStrain: Record<PlanetName, readonly string[]> = {
  Sun: ['pride gets in the way', 'two people want to lead'], Moon: ['moods change the plan', 'the mind goes up and down'], Mars: ['haste can spoil it', 'things come fast and go fast'], Mercury: ['too many words confuse it', 'the papers need a second look'],
  Jupiter: ['you may trust too early', 'too much is promised'], Venus: ['comfort comes first and work later', 'pleasing everyone costs time'], Saturn: ['it is late, though it lasts', 'delay tests your patience'],
  Rahu: ['wanting more hides what is there', 'not everything is as it looks'], Ketu: ['interest fades half-way', 'something feels unfinished'],
};

/** Oracle's images, one for a placement. */
export const englishImages: Record<PlanetName, readonly string[]> = {
  Sun: ['a lamp in a front window', 'the first light on a roof', 'a fire that wants wood', 'noon on a white wall'], Moon: ['water that keeps the shape of its bowl', 'a tide at the doorstep', 'milk just before it boils', 'a window left open at night'],
  Mars: ['a horse that hates standing', 'a match struck in wind', 'a drum two streets away', 'a kite pulling its string'], Mercury: ['two sparrows on one wire', 'a letter half written', 'a market at nine in the morning', 'a quick stream over stones'],
  Jupiter: ['a banyan on a hot road', 'a well that has never run dry', 'a teacher walking home slowly', 'a wide river after rain'], Venus: ['jasmine by the gate', 'a song from the next house', 'a table laid for two', 'silk on a plain chair'],
  Saturn: ['a bullock cart on a narrow road', 'an old door that opens slowly', 'a mountain behind mist', 'a night watchman on his round'], Rahu: ['smoke that looks like a hill', 'a mirror in a fair', 'a road with no milestones', 'a moon behind a moving cloud'],
  Ketu: ['a bell heard once', 'an empty swing still moving', 'ash that is still warm', 'a trail that ends at the river'],
};

export const englishPartner = [
  'direct and quick to act', 'calm, loyal and fond of comfort', 'talkative and curious', 'caring and close to family', 'proud, warm and generous', 'careful, practical and neat', 'fair, charming and social', 'intense and private', 'frank and fond of travel', 'serious, hard-working and steady', 'independent and unusual', 'gentle and imaginative',
] as const;

/** Name, rule and gift of each yoga, in words for a person who asks. */
export const englishYogas: Record<YogaId, [name: string, gift: string]> = {
  ruchaka: ['Ruchaka', 'courage and the will to lead'], bhadra: ['Bhadra', 'a quick mind and good speech'], hamsa: ['Hamsa', 'good sense and the respect of others'], malavya: ['Malavya', 'charm, comfort and taste'], shasha: ['Shasha', 'stamina and authority over time'],
  gajakesari: ['Gajakesari', 'good judgement and a good name'], sunapha: ['Sunapha', 'what you earn by your own effort'], anapha: ['Anapha', 'ease and a pleasant manner'], durudhara: ['Durudhara', 'support from both sides'], kemadruma: ['Kemadruma', 'times of standing alone'],
  adhi: ['Chandradhi', 'trust from people around you'], chandra_mangala: ['Chandra-Mangala', 'drive in money matters'], shakata: ['Shakata', 'ups and downs that even out'], amala: ['Amala', 'a clean name at work'], vasumati: ['Vasumati', 'money that grows with time'],
  vesi: ['Vesi', 'steady speech and balance'], vasi: ['Vasi', 'work behind the scenes that counts'], ubhayachari: ['Ubhayachari', 'backing from many sides'], budha_aditya: ['Budha-Aditya', 'clear thinking and good expression'], raja: ['Raja', 'rise in position by merit'],
  dharma_karma: ['Dharma-Karmadhipati', 'work that suits your values'], yogakaraka: ['Yogakaraka', 'one planet that lifts the chart'], neecha_bhanga: ['Neecha Bhanga', 'weakness that turns to strength later'], harsha: ['Harsha', 'winning through difficulty'], sarala: ['Sarala', 'calm in a crisis'], vimala: ['Vimala', 'wise spending and independence'],
  maha_parivartana: ['Maha Parivartana', 'two areas of life helping each other'], khala_parivartana: ['Khala Parivartana', 'gain through effort and some wavering'], dainya_parivartana: ['Dainya Parivartana', 'lessons through extra work'], lakshmi: ['Lakshmi', 'prosperity with good conduct'], saraswati: ['Saraswati', 'learning and the arts'],
  kahala: ['Kahala', 'boldness that pays'], parvata: ['Parvata', 'a firm standing'], chamara: ['Chamara', 'respect from learned people'], mahabhagya: ['Mahabhagya', 'unusual good luck'], dhana: ['Dhana', 'good earning power'], guru_mangala: ['Guru-Mangala', 'energy guided by good sense'], kalanidhi: ['Kalanidhi', 'skill in the arts'],
  daridra: ['an income-by-effort yoga', 'income that needs steady effort'], papa_kartari: ['Papa Kartari', 'pressure from two sides'], shubha_kartari: ['Shubha Kartari', 'protection on both sides'], grahana: ['Grahana', 'doubt that clears with patience'], guru_chandala: ['Guru-Chandala', 'questioning what you are taught'], angaraka: ['Angaraka', 'hot energy that needs direction'], vish: ['Vish (Punarphoo)', 'seriousness and delay in feelings'], pravrajya: ['Pravrajya', 'a pull towards simplicity'], chatuh_sagara: ['Chatuh-sagara', 'a name known in many places'],
};
