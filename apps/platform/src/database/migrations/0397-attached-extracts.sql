-- The extract that a comparison is of, as a document of the file of the company. No foreign key: what is erased first differs
-- from what was attached first, and a document that is gone is attached to nothing.
alter table register_comparisons add column document_id uuid;
grant update (document_id) on register_comparisons to app_rw;
