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

/** Asks for a proof; resolves with whether it was given, or false if no dialog is registered. */
export const askForProof = async (): Promise<boolean> => prompt?.() ?? false;
