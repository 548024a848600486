// For browsers that know no modules (Internet Explorer): whatever else there is never runs in them, so this keeps to
// what they understand. The dialog has no buttons: there is no way past it (S1 §1).
function unsupportedTexts() {
  return {
    'en-US': [
      'Browser Not Supported',
      'This browser is not supported. Please try using Google Chrome, Mozilla Firefox, Microsoft Edge or Safari.',
    ],
    'nl-NL': [
      'Browser niet ondersteund',
      'Deze browser wordt niet ondersteund. Gebruik Google Chrome, Mozilla Firefox, Microsoft Edge of Safari.',
    ],
    'fr-FR': [
      'Navigateur non pris en charge',
      'Ce navigateur n’est pas pris en charge. Veuillez utiliser Google Chrome, Mozilla Firefox, Microsoft Edge ou Safari.',
    ],
    'de-DE': [
      'Browser nicht unterstützt',
      'Dieser Browser wird nicht unterstützt. Bitte verwenden Sie Google Chrome, Mozilla Firefox, Microsoft Edge oder Safari.',
    ],
  };
}

function showUnsupported(root, words) {
  root.innerHTML =
    '<div role="alertdialog" aria-labelledby="unsupported"><h1 id="unsupported">' +
    words[0] +
    '</h1><p>' +
    words[1] +
    '</p></div>';
}

function sayUnsupported(root, locale) {
  showUnsupported(root, unsupportedTexts()[locale] || unsupportedTexts()['en-US']);
}

sayUnsupported(document.getElementById('root'), document.documentElement.lang);
