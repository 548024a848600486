-- Whoever erases one of two parties voids the request to merge them: no one can decide on it any more.
grant select, update (state, version) on sign_offs to app_erase;
