import { birthTraits, ganas, nadis, varnas, yonis } from '../../astrology';
import { hindiGanas, hindiNadis, hindiVarnas } from '../words/birth-traits';
import type { Context } from './context';

type Trait = 'gana' | 'nadi' | 'yoni' | 'varna';

/** What matching counts by the Moon: gana, nadi, yoni, varna. */
export function trait(name: Trait): (context: Context) => string[] {
  return ({ say, strengths, book }) => {
    const { nakshatra, sign } = strengths.view.planet('Moon');
    const found = birthTraits(nakshatra, sign);
    const index = found[name];
    const en = { gana: ganas, nadi: nadis, yoni: yonis, varna: varnas }[name][index] ?? '';
    const hi = name === 'yoni' ? en : ({ gana: hindiGanas, nadi: hindiNadis, varna: hindiVarnas }[name][index] ?? '');
    const names = { gana: 'गण', nadi: 'नाड़ी', yoni: 'योनि', varna: 'वर्ण' };
    const from = name === 'varna' ? book.sign(sign) : book.star(nakshatra);
    return [
      say([`Your ${name} is ${en}`, [', from ', ', by '], `the Moon in ${from}.`], [`${name === 'nadi' || name === 'yoni' ? 'आपकी' : 'आपका'} ${names[name]} ${hi} है`, [', ', '; '], `चंद्रमा ${from} ${name === 'varna' ? 'राशि' : 'नक्षत्र'} में हैं।`]),
      say([['It counts in matching and nowhere else', 'Only matching makes use of it'], '.'], [['यह मिलान में देखा जाता है', 'मिलान के अलावा इसका काम नहीं'], '।']),
    ];
  };
}
