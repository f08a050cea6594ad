CREATE TABLE "safeguarding_leads" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_worries" (
	"feedback_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" integer
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "masked" boolean;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "safeguarding_leads" ADD CONSTRAINT "safeguarding_leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_worries" ADD CONSTRAINT "comment_worries_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_worries_user" ON "comment_worries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_worries_open" ON "comment_worries" USING btree ("feedback_id") WHERE "comment_worries"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "feedbacks_unchecked" ON "feedbacks" USING btree ("id") WHERE "feedbacks"."comment" is not null and "feedbacks"."masked" is null;