/** How a question is answered other than by a whole number typed to its text (forms/forms.ts). */
export type AnswerForm = 'decimal' | 'compare' | 'read' | 'line' | 'choose' | 'column';
