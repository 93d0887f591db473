import { askInTurn } from '../../testing/ask-in-turn';

const openingOf = (text: string) => askInTurn(text).text.split('\n\n')[0] ?? '';

it.each([
  ['insta pe ek ladka h, kabhi mila nahi. gift bheja hai customs ke 35 hazar bhar do bol raha. isse meri shaadi hogi kya', /[Pp]aise mat|rupya bhi mat/u],
  ['A doctor in UK sent me a parcel, delhi airport customs is asking 28000 clearance fee, should i pay', /not pay|pay nothing/u],
  ['data entry work from home wale registration ke 2500 mang rahe, join karu', /[Pp]aise mat|rupya bhi mat/u],
  ['caller said digital arrest and asked otp, what to do', /not pay|pay nothing/u],
  ['विदेश से कूरियर रुका है, कस्टम वाले 40 हज़ार माँग रहे हैं, भेज दूँ?', /पैसे मत|रुपया भी मत/u],
])('who asks for money first is not paid: %s', (question, opening) => {
  const answer = askInTurn(question);
  expect([answer.isFree, openingOf(question)]).toEqual([true, expect.stringMatching(opening)]);
  expect(answer.text).toContain('1930');
});

it.each(['will my import business clear customs this year', 'customs job milegi kya', 'will i get the parcel delivery job', 'what gift should i give my wife', 'otp nahi aa raha login me'])(
  'leaves %s to the other answers',
  (question) => {
    expect(askInTurn(question).text).not.toContain('1930');
  },
);

it.each([
  ['Is it ok to cut hair on Tuesday', /custom|all right|No harm/u],
  ['मंगलवार को बाल कटवा सकते हैं क्या', /काट सकते|कोई हानि/u],
  ['shanivar ko nakhun katna galat hai kya', /[Kk]aat|haani|hani/u],
  ['सावन में मांस खाने से ग्रह बिगड़ते हैं क्या', /ग्रह/u],
  ['can i eat egg in navratri, will it affect my planets', /No planet|spoils no planet/u],
])('custom is no chart: %s', (question, opening) => {
  expect(openingOf(question)).toMatch(opening);
  expect(askInTurn(question).isFree).toBe(true);
});

it.each(['my hair fall is too much from tuesday fight', 'tuesday ko salon kholu kya', 'pati ki sharab kab chhutegi, mangalvar ko bhi peete hain', 'fish business on thursday'])('and leaves %s', (question) => {
  expect(openingOf(question)).not.toMatch(/custom|spoils no planet|No planet turns|ghar ki reeti/u);
});
