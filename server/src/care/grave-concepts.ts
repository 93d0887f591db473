/** Groups of words that express despair without naming it, like in concepts.ts. */
export const graveWords: Record<string, string> = {
  forever:
    'forever ever never hamesha sada kabhi again permanently permanent eternal always dobara wapas vapas laut lautunga lautungi return anymore more aur ab',
  endure:
    'bear stand take handle cope endure tolerate suffer saha sah sahu sahna sahan bardasht jhel jhelu jhelna jhela carry continue survive',
  giveaway:
    'gave give given giving donate donated distributed baant baanti bant saunp saunpa handed transferred deleted cancelled cleared sold belongings clothes books guitar bike jewellery gehne',
  lookafter: 'sambhal sambhalna dhyan khayal rakhna look after care raise feed kids bachche mummy papa parents daughter son',
  soul: 'soul aatma atma spirit ghost bhatak bhatakti narak hell heaven swarg peace shanti sadgati forgive forgiven sin paap karma rebirth janam',
  method:
    'painless dard easy aasan asaan quick quickest jaldi turant way ways tarika tareeka method dose amount quantity matra strips bottle sheeshi shishi lethal fatal enough kaafi work works high unchai height deep gehra gehri long kitni kitna goli goliyan tablets',
  needless:
    'without bina bagair gone absence miss notice matter matters farak fark parwah zarurat jarurat need needed difference care cares relief kami yaad remember cry royega royegi funeral garland mala',
  nobody: 'nobody noone none koi kisi anyone anybody someone alone akela akeli',
  pointless:
    'point use useless meaningless fayda faida matlab vyarth bemani pointless why kyu kyun kisliye kiske reason wajah worth purpose',
  ruined:
    'ruined destroyed barbad tabah finished khatam khatm broken toot tuta tooti shattered bikhar collapse hell narak nark cursed failure failed fail haar lost',
  shame:
    'shame sharm sharam izzat badnami muh face disgust ghin nafrat hate loathe guilty guilt worthless nalayak nikamma laayak layak deserve haq disappointment',
  depart:
    'go going gone leave leaving jana jaana jau jaunga jaungi chala chali chalta nikal nikalna rukhsat vida bida goodbye alvida bye farewell last final aakhri akhri antim',
  edge: 'roof chhat terrace balcony bridge pul track tracks patri platform cliff edge railing parapet river nadi nahar canal lake sea samundar well kuan kua floor mala building train metro fan pankha hook rope rassi scarf dupatta',
};
