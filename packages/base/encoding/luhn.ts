/** The check digit to append to the digits of a card number (Luhn, ISO/IEC 7812-1 annex B). */
export function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const doubled = Number(char) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
