import { askInTurn } from '../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['Will my PhD guide sign my thesis before March or I should change guide, already 6 yrs gone', /change guide.*wait for your PhD guide to sign your thesis/u],
  ['will the landlord repair the roof or should i move out', /move out.*wait for the landlord to repair the roof|wait for the landlord to repair the roof than to move out/u],
  ['Will the company pay my dues or should I complain', /wait for the company to pay your dues/u],
  ['boss promotion dega ya main job chhod du', /job chhod dein, na ki intezar|intezar karein, na ki job chhod dein/u],
  ['नौकरी मिलेगी या बिज़नेस करूँ', /बिज़नेस करें, न कि इंतज़ार|इंतज़ार करें, न कि बिज़नेस/u],
])('weighs waiting for somebody against an act of one’s own: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Bank PO aur LIC AAO ka paper ek hi din pad gya, konsa du', /banking.*LIC AAO|LIC AAO.*banking/u],
  ['मुझे रेलवे और एसएससी दोनों में चुन लिया गया, कौन सा लूँ', /रेलवे/u],
  ['TCS aur Infosys dono ka offer aaya hai, kisko join karu', /TCS.*Infosys/u],
  ['I got offers from Wipro and a startup on same day, which one should i accept', /start-up/u],
])('names the two that meet without "or": %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['bike ka number total 8 aana chahiye ya 5, RTO wala choice de rha h', /5 lijiye, 8 nahi|8 ke mukable 5/u],
  ['which number is better for my flat 302 or 404', /302 \(5\)/u],
  ['मोबाइल नंबर का जोड़ 3 सही है या 6', /6 लीजिए, 3 नहीं|3 के मुकाबले 6/u],
])('picks one of two numbers: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Is 2026 good for foreign travel? >> for work or studies you mean?', /studies/iu, /you mean/u],
  ['Meri job kab lagegi? >> private me ya sarkari', /private naukri/iu, /phir naukri/u],
  ['मेरा अपना घर कब बनेगा? >> गाँव में या शहर में', /गाँव/u, /घर-गाँव/u],
  ['mera youtube channel chalega kya? >> cooking pe banau ya vlog pe, gaav me rehti hu', /vlog.*cooking|cooking.*vlog/iu, /banau|kantent/iu],
  ['When should I sell my plot in Nagpur? >> before or after Ram Navami', /before Ram Navami 2027|after Ram Navami 2027/u, /^Now/u],
  ['padosi roz apni gaadi hamare gate pe laga deta h, ladai karu ya chup rahu', /ladai karein, na ki chup|chup rahein, na ki ladai/u, /gaadi ki baat|samay/u],
])('calls the sides of a choice by their names: %s', (question, says, leaves) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(leaves);
});

it.each([
  ['Navratri me naya phone lena shubh h kya', /navratri.*Apr 2027/iu],
  ['मकर संक्रांति पर मोबाइल रिपेयर की दुकान खोलूँ तो ठीक रहेगा?', /मकर संक्रांति \(शुक्रवार, 15 जनवरी 2027\)|मकर संक्रांति पर ठीक/u],
  ['can i book my flat on akshaya tritiya, is it auspicious', /Akshaya Tritiya/u],
  ['राम नवमी पर नई गाड़ी लेना शुभ रहेगा क्या', /राम नवमी/u],
  ['Is it fine to shift into the new house on Holi?', /Holi \(Monday, 22 Mar 2027\)|Holi suits/u],
])('judges a deed on a festival by that day: %s', (question, says) => expect(first(question)).toMatch(says));

it.each(['will i get promotion on diwali', 'diwali tak shaadi hogi kya', 'dhanteras pe sona lu ya chaandi', 'holi ke baad dukan kholu kya', '8 baje jau ya 5 baje', '10 ko jau ya 15 ko', 'will he marry me or leave me', 'meri aur uski kundli kaisi hai, kis din milu', 'mera bhai aur main dono job karte hai, kab tarakki hogi'])('leaves a neighbour alone: %s', (question) => {
  expect(first(question)).not.toMatch(/panchang|good day for it|intezar|wait for|number of|ka ank|Better to leave you/u);
});

it.each([
  ['mummy has knee replacement on 14th, is the day ok or should we ask doctor to shift it', /14 Dec 2026/u],
  ['papa ka motiyabind 20 december ko hai, din shubh hai ya badal de', /20 Dec 2026.*doctor|doctor.*20 Dec 2026/iu],
  ['मेरी दाढ़ का root canal 10 दिसंबर को है, तारीख ठीक है क्या', /10 दिसंबर 2026.*डॉक्टर|डॉक्टर.*10 दिसंबर 2026/u],
])('leaves the day of a treatment to the doctor and tells the panchang beside it: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['is it ok to travel on amavasya', /Amavasya \(Tuesday, 8 Dec 2026\)/u],
  ['पूर्णिमा पर दुकान का उद्घाटन करना शुभ है क्या', /पूर्णिमा/u],
  ['amavasya ko nayi gaadi lena thik hai kya', /amavasya \(Mangalvar, 8 Dec 2026\)/u],
])('judges a deed on a day of the Moon by that day: %s', (question, says) => expect(first(question)).toMatch(says));

it('tells no far season with what is chosen for a day, and keeps the verb of a side', () => {
  expect(askInTurn('train se jau ya bus se, subah nikalna hai').text).not.toMatch(/20\d\d/u);
  expect(first('papa ki dukan sambhalu ya delhi jakar job karu, bhai bhi dukan chahta hai')).toMatch(/sambhalein/u);
  expect(first('sabko promotion mil gaya mera promotion kyu ruka hai')).toMatch(/^Aapka promotion isliye ruka/u);
});

it.each([
  ['Will my in-laws agree or should I run away and marry', /(?:Do not|Rather not) run away.*better to wait for your in-laws to agree/u],
  ['ghar walo ko manau ya bhag kar shaadi karu', /ghar walo ko manayein/u],
])('takes the side that harms nobody, whatever the planets: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Should I keep my old phone or exchange it in Dussehra sale', /keeping your old phone.*exchanging it|exchanging it.*keeping your old phone/iu],
  ['पूरब वाला प्लॉट लूँ या कोने वाला', /पूरब वाला प्लॉट.*कोने वाल|कोने वाला.*पूरब वाल/u],
  ['क्या बेटा विदेश जाएगा >> पढ़ने या नौकरी के लिए', /पढ़ाई/u],
])('puts both sides of a choice in one form: %s', (question, says) => expect(first(question)).toMatch(says));
