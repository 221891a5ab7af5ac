/** Whether a card number of 13 to 19 digits ends with its Luhn check digit (ISO/IEC 7812-1 annex B). */
export function isCardNumber(text: string): boolean {
  return /^[0-9]{13,19}$/.test(text) && luhnDigit(text.slice(0, -1)) === text.slice(-1);
}

/** The check digit to append to a string of digits. */
export function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const doubled = Number(char) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
