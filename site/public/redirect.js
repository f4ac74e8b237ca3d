// Takes the place of the redirect page in the history, so that Back does not return to it; query and anchor are kept.
location.replace(document.currentScript.dataset.to + location.search + location.hash);
