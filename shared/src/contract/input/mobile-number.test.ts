import { toAsciiDigits } from './ascii-digits';
import { isForeignMobile, normalizeMobile, toFullMobile } from './mobile-number';
import { fullMobile, mobileNumber, otpCode } from '../accounts/session';

it.each([
  '9851503268',
  '+919851503268',
  '919851503268',
  '09851503268',
  '00919851503268',
  '+91 98515 03268',
  '+91-98515-03268',
  '(+91) 98515-03268',
  '+91 098515 03268',
  '0919851503268',
  '+0919851503268',
  '+91/98515/03268',
  '91+9851503268',
  '+91 +91 98515 03268',
  '+91 0091 98515 03268',
  'https://wa.me/919851503268',
  'tel:+919851503268',
  ' 98515\u00a003268 ',
  '९८५१५०३२६८',
  '+९१ ९८५१५ ०३२६८',
  '৯৮৫১৫০৩২৬৮',
  '௯௮௫௧௫௦௩௨௬௮',
  '۹۸۵۱۵۰۳۲۶۸',
  '９８５１５０３２６８',
])('parses %j', (typed) => {
  expect(normalizeMobile(typed)).toBe('9851503268');
  expect(mobileNumber.parse(typed)).toBe('9851503268');
  if ((typed.match(/\p{Nd}/gu) ?? []).length > 10) expect(fullMobile.parse(typed)).toBe('919851503268');
  else expect(fullMobile.safeParse(typed).success).toBe(false);
});

it('keeps all of ten digits that begin with 91', () => {
  expect(normalizeMobile('9198515032')).toBe('9198515032');
  expect(normalizeMobile('91 9198515032')).toBe('9198515032');
  expect(toFullMobile('919198515032')).toBe('919198515032');
});

it.each(['+', '+9', '+91', '00', '009', '0091', '0', '98515', '91985150326', '0985150326'])('keeps the incomplete number %j', (typed) => {
  expect(normalizeMobile(typed)).toBe(typed);
});

it.each(['+971501234567', '00971501234567', '+1 415 555 2671', '+977-9841234567'])('rejects %j as a number of another country', (typed) => {
  expect(isForeignMobile(normalizeMobile(typed))).toBe(true);
  for (const schema of [mobileNumber, fullMobile])
    expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['mobile_foreign']);
});

it.each(['98515032680', '985150326', '5851503268', '+9198515032688', ''])('does not shorten the invalid number %j', (typed) => {
  expect(mobileNumber.safeParse(typed).success).toBe(false);
  expect(fullMobile.safeParse(typed).success).toBe(false);
});

it('reads the digits of every script', () => {
  for (const digits of [
    '०१२३४५६७८९',
    '੦੧੨੩੪੫੬੭੮੯',
    '૦૧૨૩૪૫૬૭૮૯',
    '୦୧୨୩୪୫୬୭୮୯',
    '౦౧౨౩౪౫౬౭౮౯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '٠١٢٣٤٥٦٧٨٩',
    '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
    '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
  ])
    expect(toAsciiDigits(digits)).toBe('0123456789');
  expect(otpCode.parse('४८१९२७')).toBe('481927');
});
