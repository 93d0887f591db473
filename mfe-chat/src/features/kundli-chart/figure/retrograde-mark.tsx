import { useTranslations } from '@oracle-astra/shared/i18n';

/** Keeps Saturn's श and the mark व, without their size, from being another word. */
const thinSpace = '\u2009';

/** A raised R after a name in a text of SVG; `size` is that of the name. */
export function RetrogradeMark({ size }: { size: number }) {
  const t = useTranslations();
  const lift = Math.round(size * 0.35);
  return (
    <>
      <tspan fontSize={Math.round(size * 0.65)} dy={-lift}>
        {thinSpace + t('chat.reading.retrogradeMark')}
      </tspan>
      {/* Takes the rest of the line down again. */}
      <tspan fontSize={1} dy={lift}>
        {'\u200b'}
      </tspan>
    </>
  );
}
