import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@oracle-astra/shared/ui';
import { useLazyModule } from './use-lazy-module';

interface DialogButtonProps<Module> extends Omit<ButtonProps, 'onClick'> {
  load: () => Promise<Module>;
  /** Renders the open dialog from the module. */
  dialog: (module: Module, close: () => void) => ReactNode;
}

/** A button that opens a dialog whose code is loaded on the first press. */
export function DialogButton<Module>({ load, dialog, ...rest }: DialogButtonProps<Module>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const module = useLazyModule(load, isOpen, close);
  return (
    <>
      <Button {...rest} busy={isOpen && module === null} onClick={() => setOpen(true)} />
      {isOpen && module !== null && dialog(module, close)}
    </>
  );
}
