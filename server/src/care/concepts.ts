import { everydayWords } from './everyday-concepts';
import { graveWords } from './grave-concepts';
import { foldWord } from './text/normalize';

/**
 * English and Hindi words with nearly the same meaning, so that training on one phrasing applies to others. Hindi is in Latin
 * letters; `*` matches any ending.
 */
const words: Record<string, string> = {
  self: 'myself khud khudko khudse apne apni apna self',
  i: 'i im ive ill me my mine main mai mujhe mujhko mujhse mera meri mere hum hame humko aham',
  you: 'you your tum aap aapko tumhe tumko',
  not: 'not no never dont cant wont nothing none cannot isnt wasnt doesnt didnt nahi na mat bina without kabhi neither nor couldnt wouldnt aint',
  want: 'want wish desire long crave like chahta chahti chahte chahu chahun mann dil iccha ichha chah icha tamanna chahiye wants wanted hope wishes',
  should: 'should shall may can could ought du doon dun lu loon lun karu karun jau jaun jaau jaaun',
  die: 'die died dies dying dead death marna marne mar marjau marjaun maru marun mara maut mrityu mrutyu mautt margaya dehant perish marunga marungi maregi marega mare',
  suicide: 'suicid* aatmhatya aatmahatya atmahatya atmhatya khudkush* khudkhushi unalive unaliving kms',
  kill: 'kill killing killed murder slaughter stab shoot maar maarna maarunga maarungi marunga khoon hatya katal qatal jaan',
  end: 'end ending ended finish finished over khatam khatm samapt ant mita mitana khatma quit finishing',
  life: 'life living live alive exist existence lives jeena jeene jee jiu jiun zindagi jindagi jeevan jivan zinda jinda breathe breathing saans saansein pran praan jiya jiyun',
  sleep: 'sleep asleep sleeping so sona sone neend nind soya soyi soun sou bed',
  wake: 'wake waking woke uthu uthun utha uthna uthne aankh aankhe jagu jagun jaagu khule khul khuli subah morning uthe',
  gone: 'gone disappear vanish leave leaving away jau chala chali gayab chod chhod chhodkar door goodbye farewell alvida bye bidaa vida exit dafa',
  heaven: 'heaven upar bhagwan swarg janam rebirth reincarnat* afterlife ishwar god moksha yamraj oopar mukti',
  burden:
    'error mistake galti ghost corpse nobody nothing costs trouble nafrat hate unwanted nalayak burden bojh liability useless worthless bekaar bekar nikamma nakara waste fuzool faltu boj',
  better: 'better easier peace relief sukoon shanti behtar chhutkara mukti chain aaram freedom release rahat',
  family:
    'family mother father mom dad mummy papa parents wife husband pati patni kids children bacche bachche bachcho maa pitaji gharwale biwi bibi brother sister bhai behen beta beti son daughter sasural saas sasur in-laws inlaws mil ghar everyone sab sabko mata pita pappa amma appa nani dadi nana dada',
  child:
    'child kid kids girl boy bachcha bachchi baccha bacchi bachche bacche ladka ladki beta beti daughter son nephew niece minor student bhatija bhatiji bhanji bhanja schoolgirl schoolboy',
  tired:
    'tired exhausted fed thak thaka thaki thakaan tang drained haar haara haari ukta bas pareshan numb tut tuta tuti toota tooti broken',
  hope: 'hope future tomorrow umeed ummeed asha aasha raasta rasta kal bhavishya light roshni way point matlab meaning purpose wajah reason ujala aage',
  pain: 'pain hurt hurts hurting suffering dard takleef dukh agony torture torment ache dukhi',
  sad: 'sad sadness depress* lonely alone empty numb hollow akela akeli udaas udas khaali khali avsaad rona rota roti cry crying cried ro aansu anxiety anxious ghabrahat bechain panic miserable hopeless helpless majboor hataash nirash niraash lachar',
  selfharm:
    'cut cutting cuts blade razor wrist nas kalai kaat kaatna burn burning jala jalati jalata scratch bleed bleeding blood khoon khun nishan scars scar noch nochti',
  means:
    'belt dam barrage crossing window balcony parapet cliff garage engine exhaust ceiling monocrotophos endosulfan spray phenyl harpic dettol strip patta samundar sea samudra ganga kaveri jhanda ped latka latke latku latakna latkana pistol revolver service syringe hawa rope noose hang hanging hanged fansi phansi faansi rassi dupatta fan pankha poison jahar zahar zeher sulfas rat pills tablets goliyan goli nind overdose pesticide keetnashak kerosene petrol acid bridge pul river nadi kuan well roof chhat terrace building train patri tracks railway jump jumping kood koodna kudna chhalang gun pistol bandook knife chaku drown doob latak latakna ledge',
  note: 'message msg sandesh paigam note letter chitthi will laash lash body pata sorry maafi remember yaad bracelet watch saunp wasiyat passwords insurance policy kagaz kaagaz property belongings saunp saunpa handover',
  fixed:
    'tonight today tomorrow aaj raat kal friday sunday monday amavasya purnima date day decided fixed ready plan taiyar tayyari faisla thaan birthday chuna tay tareekh',
  beat: 'beat beats beating beaten hit hits hitting slap slaps slapped punch punches kick kicks kicked thappad maarta maarti maarte pitai peet peeta peetta peette peetti pitta pit laat belt dande danda haath hath choke chokes choked strangle gala shove shoved thrash* dhakka violent violence pittai marpit maarpeet',
  lock: 'lock locks locked locking band tala taala kaid qaid confined trap trapped cage bahar phone paisa money allowed chheen cheen khana food ghar kamre room darwaza',
  sexual:
    'rape raped rapes molest* touch touches touched touching grope* private sex sexual sexually forced forces force zabardasti jabardasti balatkar chhua chhoota chhuta chhute chhedta chhed naked nude nanga nangi kapde kapre undress porn dirty gandi ganda galat kiss kissed body sharir bistar',
  elder:
    'uncle chacha mama tau mausa fufa sir teacher coach cousin neighbour neighbor padosi stepfather tutor boss jija devar sasur grandfather priest pandit baba guru bhaiya tuition',
  secret:
    'secret secrets chup bata batana tell telling kisi raaz hide hiding chhupa chhupata chhupati promise dhamki threat threaten* threatens dara',
  marriage:
    'marry married marriage wedding shaadi shadi vivah byah nikah phere rishta dulha bride groom mandap engagement sagai baraat haldi mehndi',
  force: 'force forced forcing zabardasti jabardasti against majboor pressure marzi marji unwilling mana refuse refused inkaar dabav',
  dowry:
    'dowry dahej car gaadi lakh lakhs gold sona cash bike fridge plot maike mayke mayka maika demand demands demanding mang maang maangte taunt taunts taana taane tana',
  blackmail:
    'blackmail* photo photos pics pictures nudes video videos viral leak leaked post upload morph* expose sextort* screenshot screenshots fake profile follow follows following stalk* peecha pichha tracks tracking intimate tasveer',
  revenge:
    'revenge badla enemy dushman acid attack goli finish kill destroy barbad nest tabah sabak thikana jinda thikane tapka supari kaat',
  body: 'chest heart seene seena saans breath face chehra arm stroke unconscious behosh faint fainted seizure daura mirgi bleeding khoon snake saanp bit kaat pulse lips neela neeli blue collapse* gir choking swallow* nigal burn jal accident vomit* ulti sar head',
  disease:
    'cancer tumor tumour biopsy dialysis kidney liver heart surgery operation chemo disease illness bimari beemari diagnosis diagnosed sugar diabetes bp thyroid tb hiv aids report reports scan mri hospital icu ventilator transplant gaanth paralysis lakwa covid dengue doctor cured cure theek recover recovery symptoms bypass stent leukemia parkinson alzheimer',
  medicine:
    'medicine medicines tablet tablets dawa dawai davai goli insulin dose pill medication antidepressant* prescription chemo inhaler steroid treatment ilaaj ilaj upchar meds',
  stop: 'stop stopping quit leave band chhod chhodu chhodun instead replace skip jagah badle bandh roku rok',
  remedy:
    'remedy upay upaay mantra gemstone ruby stone ratna pooja puja havan totka neelam pukhraj moonga panna mani yantra jaap vrat fast emerald',
  drug: 'drug drugs alcohol drunk drink drinking sharab daaru daru whisky beer smack chitta heroin ganja weed charas afeem opium cocaine brown sugar nasha nashe nashedi addict* lat gutka cigarette peeta peeti peena pee bottle botal vodka rum',
  pregnant:
    'pregnan* ivf iui conceive conceiving baby fetus foetus garbh garbhvati womb kokh miscarriage pet delivery maa santan santaan bachcha ultrasound trimester embryo aulad aulaad pregnent pregnancy garbhwati janma',
  sexofchild: 'beta beti ladka ladki boy girl son daughter putra putri gender larka larki',
  abort: 'abort* girana girau girwau girwana giraana mtp termination terminate garbhpat safai girva girwa',
  lifespan:
    'lifespan longevity ayu aayu umar umr markesh maraka mrityu maut death die years saal kitne kab when live jiunga jiungi long old age budhapa',
  court:
    'court judge case lawyer vakeel vakil advocate bail zamanat jamanat jail prison custody divorce talaq fir f.i.r police thana thane 498a dv hearing peshi tarikh mukadma muqadma kachehri adalat verdict faisla sentence arrest* notice summons appeal acquit* chargesheet petition samman warrant pocso',
  gamble:
    'lottery satta matka betting bet bets jua teen patti rummy dream11 ipl casino poker number numbers ank jackpot roulette gambling gamble aviator kalyan kbc toss lucky panel jodi',
  debt: 'loan loans debt debts karz karza karj udhaar udhar emi emis sahukar sahukaar recovery agent agents creditor* credit borrow* byaj interest repay chukana repayment bank girvi default installment* kist kishte',
  minor:
    'class classes grade school 9th 8th 7th 6th kaksha std standard years old saal chaudah pandrah solah terah barah fourteen fifteen sixteen thirteen twelve eleven 11 12 13 14 15 16 17 nauvi aathvi satvi chhathi boards seventeen satrah gyarah',
  eat: 'eat eating ate food khana khaana khati khata kha throw vomit ulti purge binge starve starving fat moti mota thin patli patla weight wajan vajan calories diet bhookhi bhooka bhukhi hungry laxative* skinny',
  grief:
    'passed died expired guzar gujar gaye gaya gone lost chal basa basi swargwas swargvas miss yaad funeral terahvi tehravi ashes anniversary barsi widow vidhwa death dehant chale nahi',
  magic:
    'black magic jadu jaadu tona totka tantrik tantra baba nazar najar evil eye curse shraap vashikaran kala kaala bhoot ghost possessed saya bandhan maulvi ojha aghori hex spell kiya karaya karwaya spirit spirits voices pret chudail',
  money: 'money rupees rs paisa paise lakh lakhs thousand hazar hazaar crore pay paid payment dena upi gpay paytm transfer',
  chart:
    'chart kundli kundali horoscope dasha mahadasha antardasha planet planets graha grah shani saturn rahu ketu mangal mars guru jupiter house rashi lagna yog yoga transit stars sitare nakshatra moon chandra bhav',
  when: 'when kab kabtak muhurat muhurta shubh auspicious time samay date kis',
  idiom:
    'movie film song game match exam interview team laugh laughing joke phone battery wifi laptop project deadline office boss client coffee chai match series gym workout recipe dance party meeting presentation traffic',
  sportfun: 'chess cricket badminton football finals final score quiz debate race tournament league gaming pubg online',
  work: 'job career promotion salary naukri business transfer office boss company interview exam upsc neet jee result college degree study padhai',
  love: 'love pyaar pyar relationship partner crush ex girlfriend boyfriend gf bf breakup patch rishta soulmate',
};

const exact = new Map<string, Set<string>>();
const prefixes: [string, string][] = [];
for (const [concept, list] of [words, everydayWords, graveWords].flatMap((groups, at) =>
  Object.entries(groups).map(([name, list]) => [`${at}${name}`, list] as const),
)) {
  for (const word of list.split(' ')) {
    if (word.endsWith('*')) prefixes.push([foldWord(word.slice(0, -1)), concept]);
    else {
      const folded = foldWord(word);
      exact.set(folded, (exact.get(folded) ?? new Set()).add(concept));
    }
  }
}

/** The concepts of a normalized word. */
export function getConcepts(word: string): readonly string[] {
  const found = [...(exact.get(word) ?? [])];
  for (const [prefix, concept] of prefixes) if (word.startsWith(prefix) && !found.includes(concept)) found.push(concept);
  return found;
}
