import { setChart } from '../../relevance/ask-set';
import { askInTurn } from '../../testing/ask-in-turn';
import { createCharts } from '../../testing/charts';
import { findFaults } from '../../testing/find-faults';

const rows: readonly (readonly [kind: string, text: string, opening: RegExp, not?: RegExp])[] = [
  ['trust', 'can i trust the agent who promises a germany job', /trust the agent|word/u],
  ['trust', 'ek aadmi paisa double karne ko bol raha hai, bharosa karu?', /[Nn]ahi|[Bb]haros/u, /20\d\d/u],
  ['trust', 'kya mujhe us company pe bharosa karna chahiye', /bharos/u, /20\d\d/u],
  ['trust', 'cousin says he will arrange the visa for 90 thousand. should i believe him? he cheated a friend before', /^N/u, /20\d\d/u],
  ['a small act', 'should i forgive my brother', /forgive your brother/u],
  ['a small act', 'maafi maang lu kya usse', /unse maafi/u],
  ['a small act', 'do i block him', /block him/u],
  ['a small act', 'msg karu ya rukun?', /maisej|message/u],
  ['a small act', 'papa ko call karu ya nahi', /papa ko phone/iu],
  ['money for a rite', 'pandit ji bole 11000 ki pooja karao warna beta fail hoga', /paisa mat|rupya mat|apne paas/u, /varn/u],
  ['money for a rite', 'एक स्वामी जी डेढ़ लाख दान माँग रहे हैं, कहते हैं पितृदोष कट जाएगा। सच है या डरा रहे', /मत दीजिए|अपने पास.*पितृ/u],
  ['money for a rite', 'the astrologer at the temple wants 35000 for a stone or else i will fail, should i pay', /No|Do not pay/u],
  ['no money', 'koi upay batao jisme paisa na lage', /paisa|khareedna|kharch/u, /^Paise ke liye/u],
  ['no money', 'नीलम बीस हज़ार का है, इतना नहीं है मेरे पास, कोई सस्ता उपाय बताइए', /रत्न.*शनि/u],
  ['no money', 'remedy for job delay that i can do at home for free', /new job/u],
  ['no money', 'sadqa to hum waise bhi dete hai jumme ko, wo chalega?', /Haan/u],
  ['privacy', 'क्या मेरी बात किसी और को तो नहीं बताओगे', /नहीं|न बताई/u],
  ['privacy', 'is my birth data sold to anyone', /^N/u],
  ['price', 'ye jo aaj ke sawal the inka paisa kata ya free me tha', /muft/u],
  ['another birth', 'to uski janam tithi kahan daale, aur alag paisa lagega?', /kundli/u],
  ['belief', 'tum sach bolte ho iska kya saboot', /jaancha|zaroori|aankh/u],
  ['a small act', 'usko unblock kar du kya', /anablok|anblok/u],
  ['no money', 'ratna ke paise nahi hain, mangal ke liye kuch simple batao', /^Ratna.*Mangal/u],
  ['no money', 'what can i give for saturn that costs little', /Saturn/u],
  ['a relative and no lawyer', "will my sister-in-law's business survive", /^(?!.*planets of law)/u],
  ['belief', 'why should i believe you', /checked|need not|faith/u],
  ['belief', 'two astrologers told me opposite things, whom to believe', /checked|share|Neither/u],
  ['fate', 'can the future be changed or is it fixed', /fixed|part/u],
  ['fate', 'upay se kismat badalti hai kya', /tay nahi|khula|Aadha/u],
  ['memory', 'kal fir puchu to aaj ki baat yaad rahegi na tumhe', /chat/iu],
  ['a side', 'रविवार को दक्षिण दिशा में यात्रा करना ठीक है', /दक्षिण.*पश्चिम/u],
  ['a side', 'can i travel west on a friday', /avoid/u],
  ['a side', 'galla kis disha me rakhe', /uttar/u],
  ['a small act', 'kya main usko birthday wish karu', /badha/u, /2027 se 26/u],
  ['a small act', 'should i gift my phone to my brother', /your brother the present/u],
  ['belief', 'how do you know my future, you are just code', /checked|need not|faith/u],
  ['the site', 'mere sawal ka jawab kitni der me aata hai', /[Tt]urant|second|sekand/u],
  ['the site', 'if your prediction fails do i get compensation', /7 days/u],
  ['the site', 'is my payment safe here', /once/u],
  ['angry planets', 'i can not afford the puja, will my planets stay angry', /No|stay as they are/u],
  ['a side', 'बैठक का सोफ़ा किस दिशा में रखें', /वास्तु|रिवाज/u],
  ['a day', 'naye kapde kis din pehne', /din/u, /ratna/u],
  ['a colour', 'bf ke ghar jana hai, hara pehnu ya gulabi', /hara|gulabi/u],
  ['a colour', 'black or red for the scooter', /black|red/u],
  ['a language', 'मराठी में बात कर सकते हो क्या तुम, हिंदी टाइप करते थक गई', /हिंदी/u],
  ['a language', 'can you reply in tamil please', /English and Hindi|English and Hindi/u],
  ['a language', 'aap punjabi me jawab de sakte ho', /hindi/iu],
  ['belief', 'half of me thinks planets cant decide anything. do you yourself believe in this', /checked|need not|faith/u],
  ['privacy', 'can my ex somehow see what I typed here', /^N/u],
  ['privacy', 'kya mere pati meri chat padh sakte hain', /^N|nahi|na bat/iu],
];

const cases = rows.map(([kind, text, opening, not]) => ({ kind, text, opening, not: not ?? null }));

it.each(cases)('$kind: "$text"', ({ text, opening, not }) => {
  const first = askInTurn(text, setChart, 'Astra').text.split('\n\n')[0] ?? '';
  expect(first).toMatch(opening);
  if (not) expect(first).not.toMatch(not);
});

it.each([
  'should i trust my instincts at work', 'should i call off the wedding', 'when should i call the client', 'i trust god, will he give me a job', 'which stone should i wear', 'pandit ji ne pooja ka muhurat kab bola',
  'will my daughter speak english well in the interview', 'does he believe in me', 'मोबाइल छीन लो तो खाना नहीं खाता, हॉस्टल भेज दूँ या पास रखूँ', 'can i see my ex in the future',
  'should i block a flat with a token', 'kya mera paisa free hoga kabhi', 'will the company share price rise', 'should i pay the temple donation on tuesday or friday', 'i lost my yellow dog in the red house', 'which direction will my marriage come from', 'should i tell my wife that i lost the job',
])('"%s" keeps its own answer', (text) => {
  expect(askInTurn(text, setChart, 'Astra').text).not.toMatch(/small steps|on their word|apologise|keep your money|Nothing to buy|it is the colour of|By vastu|sold: chat|Delete account|English and Hindi are/iu);
});

it('none of these answers contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(({ text }) => text), createCharts(8, 7))).toEqual([]);
});

it('Oracle and Astra end a deed in their own ways', () => {
  const last = (astrologer: 'Oracle' | 'Astra') => askInTurn('should i forgive my brother', setChart, astrologer).text.split('\n\n').at(-1) ?? '';
  expect(last('Oracle')).toMatch(/\?$/u);
  expect(last('Astra')).not.toMatch(/\?/u);
});
