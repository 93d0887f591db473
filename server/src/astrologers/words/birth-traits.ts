/** Names of gana, nadi, yoni and varna in Hindi, in the order of the koota tables. */
export const hindiGanas = ['देव', 'मनुष्य', 'राक्षस'] as const;
export const hindiNadis = ['आदि', 'मध्य', 'अंत्य'] as const;
export const hindiVarnas = ['शूद्र', 'वैश्य', 'क्षत्रिय', 'ब्राह्मण'] as const;
