import { useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { lazySection } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { VisuallyHidden, type IconName } from '@oracle-astra/shared/ui';
import type { ComboboxOption } from './combobox-list';
import { Field, type FieldTexts } from '../field';
import { Input } from '../input.styles';
import { useCombobox } from './use-combobox';

/** The list of options loads separately, because most fields are never opened. */
const ComboboxList = lazySection(async () => (await import(/* webpackChunkName: "shared-combobox-list" */ './combobox-list')).ComboboxList);

const Place = styled.div`
  position: relative;
`;

/** Positioned above the form, so that opening it does not shift the layout. */
const Layer = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 4;
  margin-top: var(--s-1);
  max-height: 18.75rem;
  overflow: auto;
  border: 1px solid var(--control);
  border-radius: var(--r-s);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--lift);
  font-size: var(--t-s);
  line-height: var(--l-s);
  > p {
    padding: var(--s-3);
    color: var(--ink-2);
  }
`;

interface ComboboxProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onChange'> {
  label: string;
  name: string;
  value: string;
  /** Called when the user types; the owner searches for options. */
  onInput: (text: string) => void;
  options: readonly ComboboxOption[];
  /** Called when the user selects an option; the owner sets the value. */
  onPick: (option: ComboboxOption) => void;
  loading?: boolean;
  loadingText?: string;
  /** Shown when a search has no results; leave it out before the first search. */
  emptyText?: string;
  icon?: IconName;
  /** Opens the list on focus, because the text has not been chosen from it yet. */
  isOpenOnFocus?: boolean;
}

/** A text field that suggests options while typing; arrows, Enter and Escape control the list. */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function Combobox({
  label,
  hint,
  error,
  id,
  value,
  onInput,
  options,
  onPick,
  loading = false,
  loadingText,
  emptyText,
  icon = 'pin',
  isOpenOnFocus = false,
  onFocus,
  onBlur,
  ...rest
}: ComboboxProps) {
  const t = useTranslations();
  const listId = useId();
  const { isOpen, active, take, open, close, restart, onKeyDown } = useCombobox(options.length, (index) => {
    const option = options[index];
    if (option) onPick(option);
  });
  const remark = loading ? (loadingText ?? t('shared.combobox.searching')) : options.length === 0 ? emptyText : undefined;
  const hasList = isOpen && !remark && options.length > 0;
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => (
        <Place>
          <Input
            type="text"
            autoComplete="off"
            {...rest}
            {...ids}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              restart();
              onInput(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              ComboboxList.preload();
              if (isOpenOnFocus) open();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          {isOpen && (hasList || remark) && (
            // The press must not blur the field, which would close the list.
            <Layer onMouseDown={(event) => event.preventDefault()}>
              {hasList ? (
                <ComboboxList id={listId} label={label} options={options} active={active} typed={value} icon={icon} onPick={take} />
              ) : (
                <p>{remark}</p>
              )}
            </Layer>
          )}
          <VisuallyHidden role="status">
            {isOpen && (remark ?? (hasList ? t('shared.combobox.suggestions', { count: options.length }) : ''))}
          </VisuallyHidden>
        </Place>
      )}
    </Field>
  );
}
