/** Asks the person for a code to their own number; resolves with whether it was verified. */
type ProofPrompt = () => Promise<boolean>;

let prompt: ProofPrompt | null = null;

/** Registers the dialog that asks for a proof, which is the shell's; returns a function that removes it. */
export function registerProofPrompt(registered: ProofPrompt): () => void {
  prompt = registered;
  return () => {
    if (prompt === registered) prompt = null;
  };
}

/** Whether the person has proven their number now; false where no dialog can ask. */
export const askForProof = async (): Promise<boolean> => prompt?.() ?? false;
