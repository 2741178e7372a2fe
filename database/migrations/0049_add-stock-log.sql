CREATE TABLE "stock_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"change" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" text,
	"order_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_log_change" CHECK ("stock_log"."change" <> 0 or "stock_log"."reason" = 'counted'),
	CONSTRAINT "stock_log_staff" CHECK (("stock_log"."by" = 'staff') = ("stock_log"."staff_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_log" ADD CONSTRAINT "stock_log_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_log_product" ON "stock_log" USING btree ("product_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_log_time" ON "stock_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "stock_log_reason" ON "stock_log" USING btree ("reason","id" DESC NULLS FIRST) WHERE reason <> 'sold';
--> statement-breakpoint
-- A shop that has products already: its log begins with what they have now.
INSERT INTO stock_log (product_id, change, on_hand, reason, by, at)
SELECT id, on_hand, on_hand, 'opening', 'shop', now() FROM products WHERE on_hand <> 0 ORDER BY created_at, id;
--> statement-breakpoint
-- Whatever changes the units of a product is logged, whoever does it, with the reason that was told in the same transaction
-- (shop/stock-reason.ts); where none was, a new product opens, and of another it says that somebody changed it.
CREATE FUNCTION log_stock() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  told jsonb := nullif(current_setting('hopup.stock_reason', true), '')::jsonb;
BEGIN
  INSERT INTO stock_log (product_id, change, on_hand, reason, by, staff_id, order_id, note, at)
  VALUES (
    NEW.id, NEW.on_hand - coalesce(OLD.on_hand, 0), NEW.on_hand,
    coalesce(told ->> 'reason', CASE TG_OP WHEN 'INSERT' THEN 'opening' ELSE 'changed' END), coalesce(told ->> 'by', 'shop'),
    told ->> 'staffId', told ->> 'orderId', coalesce(told ->> 'note', ''),
    -- Not now(), which is when the transaction began: it may have waited for the product since.
    clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By the row and for this column alone: what an order holds has nothing to do here.
CREATE TRIGGER products_log_added AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.on_hand <> 0) EXECUTE FUNCTION log_stock();
--> statement-breakpoint
CREATE TRIGGER products_log_changed AFTER UPDATE OF on_hand ON products FOR EACH ROW
  WHEN (NEW.on_hand <> OLD.on_hand) EXECUTE FUNCTION log_stock();
--> statement-breakpoint
-- A reason is of one statement: the next one in the same transaction tells its own. After the rows are logged.
CREATE FUNCTION forget_stock_reason() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM set_config('hopup.stock_reason', '', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_log_told AFTER INSERT OR UPDATE OF on_hand ON products FOR EACH STATEMENT
  EXECUTE FUNCTION forget_stock_reason();
