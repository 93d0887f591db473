import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';

/** Prints the kundli; the browser's dialog also saves it as a PDF. */
export function KundliTools() {
  const t = useTranslations();
  return (
    <div className="row noprint">
      <Button small onClick={() => window.print()}>
        {t('chat.reading.print')}
      </Button>
    </div>
  );
}
