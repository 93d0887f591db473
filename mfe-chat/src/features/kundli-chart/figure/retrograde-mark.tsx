import { useTranslations } from '@oracle-astra/shared/i18n';

/** Separates Saturn's श from the mark व, which would be read as another word where the mark is not raised. */
const thinSpace = '\u2009';

/** A raised R after a name in SVG text; `size` is the font size of the name. */
export function RetrogradeMark({ size }: { size: number }) {
  const t = useTranslations();
  const lift = Math.round(size * 0.35);
  return (
    <>
      <tspan fontSize={Math.round(size * 0.65)} dy={-lift}>
        {thinSpace + t('chat.reading.retrogradeMark')}
      </tspan>
      {/* Returns the rest of the line to its baseline. */}
      <tspan fontSize={1} dy={lift}>
        {'\u200b'}
      </tspan>
    </>
  );
}
